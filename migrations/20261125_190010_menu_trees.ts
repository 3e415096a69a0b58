import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Arguments = Pick<MigrateUpArgs, 'db'>

/**
 * Adds the trees of the menus, with what editors changed and added before. Usual lines that are not in a tree keep their places. The previous
 * release reads the rows, which stay, while it still runs.
 */
export async function up({ db }: Arguments): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "menu_tree" jsonb;`)
  await db.execute(sql`
  WITH "parts" AS (
    SELECT 'header' AS "menu", "key", "place" FROM unnest(ARRAY['home', 'vehicles', 'stock', 'offers', 'finance', 'service', 'company'])
      WITH ORDINALITY AS "header"("key", "place")
    UNION ALL
    SELECT 'footer', "key", "place" FROM unnest(ARRAY['bodies', 'models', 'tools', 'service', 'company']) WITH ORDINALITY AS "footer"("key", "place")
  ), "links" AS (
    SELECT "_parent_id" AS "site", "place"::text AS "place", jsonb_agg(jsonb_build_object(
      'id', 'own-' || left(regexp_replace(lower("id"), '[^a-z0-9]', '', 'g'), 32),
      'label', "label", 'href', "href", 'isHidden', false, 'links', '[]'::jsonb) ORDER BY "_order") AS "lines"
    FROM "site_settings_menu_links" GROUP BY 1, 2
  ), "changes" AS (
    SELECT DISTINCT ON ("_parent_id", "item") "_parent_id" AS "site", "item"::text AS "key", "label", "href", coalesce("is_hidden", false) AS "hidden"
    FROM "site_settings_header_items" ORDER BY "_parent_id", "item", "_order"
  ), "nodes" AS (
    SELECT "settings"."id" AS "site", "parts"."menu", jsonb_agg(jsonb_build_object(
      'id', "parts"."key", 'label', nullif("changes"."label", ''), 'href', nullif("changes"."href", ''),
      'isHidden', coalesce("changes"."hidden", false), 'links', coalesce("links"."lines", '[]'::jsonb)) ORDER BY "parts"."place") AS "lines"
    FROM "site_settings" "settings" CROSS JOIN "parts"
      LEFT JOIN "changes" ON "changes"."site" = "settings"."id" AND "parts"."menu" = 'header' AND "changes"."key" = "parts"."key"
      LEFT JOIN "links" ON "links"."site" = "settings"."id" AND "links"."place" = "parts"."menu" || '-' || "parts"."key"
    WHERE "changes"."key" IS NOT NULL OR "links"."place" IS NOT NULL
    GROUP BY 1, 2
  )
  UPDATE "site_settings" SET "menu_tree" = "trees"."tree"
    FROM (SELECT "site", jsonb_object_agg("menu", "lines") AS "tree" FROM "nodes" GROUP BY 1) "trees"
    WHERE "trees"."site" = "site_settings"."id";`)
}

export async function down({ db }: Arguments): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "menu_tree";`)
}
