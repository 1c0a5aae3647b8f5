CREATE TABLE "quiz_versions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"quiz_id" text COLLATE "C" NOT NULL,
	"number" integer NOT NULL,
	"content" json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"owner_id" text COLLATE "C",
	"host_id" text COLLATE "C",
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"question_count" integer NOT NULL,
	"current_version" integer NOT NULL,
	"search_text" text NOT NULL,
	"search_grams" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "room_events" (
	"room_hash" text COLLATE "C" NOT NULL,
	"seq" integer NOT NULL,
	"count" integer NOT NULL,
	"events" json NOT NULL,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_events_room_hash_seq_pk" PRIMARY KEY("room_hash","seq")
);
--> statement-breakpoint
CREATE TABLE "room_snapshots" (
	"room_hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"core_version" text NOT NULL,
	"state" json NOT NULL,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"quiz_id" text COLLATE "C",
	"quiz_version_id" text COLLATE "C",
	"host_id" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_versions" ADD CONSTRAINT "quiz_versions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_versions_number" ON "quiz_versions" USING btree ("quiz_id","number");--> statement-breakpoint
CREATE INDEX "quizzes_search" ON "quizzes" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "quizzes_recent" ON "quizzes" USING btree ("updated_at","id") WHERE "quizzes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quizzes_host" ON "quizzes" USING btree ("host_id","updated_at") WHERE "quizzes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quizzes_owner" ON "quizzes" USING btree ("owner_id","updated_at") WHERE "quizzes"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_open_code" ON "rooms" USING btree ("code") WHERE "rooms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "rooms_open_expiry" ON "rooms" USING btree ("expires_at") WHERE "rooms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "rooms_host" ON "rooms" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "rooms_quiz" ON "rooms" USING btree ("quiz_id");