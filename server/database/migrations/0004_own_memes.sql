CREATE TABLE "meme_pictures" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"host_id" text COLLATE "C" NOT NULL,
	"size" integer NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meme_sets" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"host_id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"memes" json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "meme_pictures_host" ON "meme_pictures" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "meme_sets_host" ON "meme_sets" USING btree ("host_id","updated_at");