CREATE TABLE "formulas" (
	"hash" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C" NOT NULL,
	"svg" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "formulas_hash_language_pk" PRIMARY KEY("hash","language")
);
--> statement-breakpoint
CREATE INDEX "formulas_asked" ON "formulas" USING btree ("asked_at");