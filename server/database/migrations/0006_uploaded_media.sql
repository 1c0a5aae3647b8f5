-- The uploaded media that a quiz names, as JSON.stringify writes their addresses; what only stands in a text has its quotes escaped.
CREATE FUNCTION uploads_in(quiz json) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT left(part, 40)), '{}')
	FROM unnest((string_to_array(quiz::text, '"url":"/uploads/'))[2:]) AS part
$$;
--> statement-breakpoint
CREATE TABLE "media" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"host_id" text COLLATE "C" NOT NULL,
	"extension" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "media_host" ON "media" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "quiz_versions_uploads" ON "quiz_versions" USING gin (uploads_in("content")) WITH (fastupdate=false);