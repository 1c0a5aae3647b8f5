CREATE TABLE "journal_position" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
