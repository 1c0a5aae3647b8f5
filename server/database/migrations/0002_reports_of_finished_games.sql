ALTER TABLE "rooms" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "players" integer;