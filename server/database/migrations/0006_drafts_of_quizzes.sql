ALTER TABLE "quiz_versions" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_versions" ADD COLUMN "question_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "draft" json;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "draft_is_newer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "unfinished" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "question_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "characters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "quiz_versions" v SET
	"title" = v."content"->>'title',
	"question_count" = json_array_length(v."content"->'questions'),
	"content" = (
		'{' || coalesce((SELECT string_agg(to_json(head.key)::text || ':' || head.value::text || ',', '') FROM json_each(v."content") AS head WHERE head.key <> 'questions'), '')
		|| E'"questions":[\n'
		|| coalesce((SELECT string_agg(question.value::text, E'\n,' ORDER BY question.place) FROM json_array_elements(v."content"->'questions') WITH ORDINALITY AS question(value, place)), '')
		|| E'\n]}')::json;
--> statement-breakpoint
UPDATE "quizzes" q SET
	"characters" = length(v."content"::text),
	"question_text" = coalesce((
		SELECT string_agg(
			regexp_replace(lower(regexp_replace(normalize(lower(left(concat_ws(' ',
				question.value->>'text',
				(SELECT string_agg(option->>'text', ' ') FROM json_array_elements(question.value->'options') AS option),
				(SELECT string_agg(accepted, ' ') FROM json_array_elements_text(question.value->'accepted') AS accepted)
			), 500)), NFKD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g') || E'\n', '' ORDER BY question.place)
		FROM json_array_elements(v."content"->'questions') WITH ORDINALITY AS question(value, place)), '')
FROM "quiz_versions" v WHERE v."quiz_id" = q."id" AND v."number" = q."current_version";
