CREATE TABLE "formulas" (
	"name" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C" NOT NULL,
	"tex" text NOT NULL,
	"svg" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "formulas_name_language_pk" PRIMARY KEY("name","language")
);
--> statement-breakpoint
CREATE INDEX "formulas_asked" ON "formulas" USING btree ("asked_at");