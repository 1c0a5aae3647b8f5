CREATE TABLE "practice_links" (
	"quiz_id" text COLLATE "C" NOT NULL,
	"host_id" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_links_quiz_id_host_id_pk" PRIMARY KEY("quiz_id","host_id")
);
--> statement-breakpoint
DROP INDEX "rooms_open_code";--> statement-breakpoint
ALTER TABLE "practice_links" ADD CONSTRAINT "practice_links_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rooms_solo_ended" ON "rooms" USING btree ("ended_at") WHERE "rooms"."play_mode" = 'solo';--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_open_code" ON "rooms" USING btree ("code") WHERE "rooms"."ended_at" is null and "rooms"."play_mode" <> 'solo';