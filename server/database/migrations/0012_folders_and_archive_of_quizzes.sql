ALTER TABLE "quizzes" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "archived_at" timestamp (3) with time zone;