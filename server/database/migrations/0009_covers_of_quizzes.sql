ALTER TABLE "quizzes" ADD COLUMN "cover" text;--> statement-breakpoint
UPDATE "quizzes" q SET "cover" = coalesce(q."draft", (SELECT v."content" FROM "quiz_versions" v WHERE v."quiz_id" = q."id" AND v."number" = q."current_version")) -> 'cover' ->> 'url';
