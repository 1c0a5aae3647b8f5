DROP INDEX "quizzes_owner";--> statement-breakpoint
ALTER TABLE "quizzes" DROP COLUMN "owner_id";