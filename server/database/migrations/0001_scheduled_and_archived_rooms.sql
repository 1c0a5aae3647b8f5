ALTER TABLE "rooms" ADD COLUMN "opens_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "rooms_scheduled" ON "rooms" USING btree ("opens_at") WHERE "rooms"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "rooms_to_archive" ON "rooms" USING btree ("ended_at") WHERE "rooms"."ended_at" is not null and "rooms"."state" <> 'archived';