-- Distributes the product's tables over the machines of a Citus cluster (12 or newer), by restaurant: decision 0268.
-- When and what it changes: docs/growth.md. Run it once, on the coordinator, as the owner of the tables, while the
-- product is stopped and after a backup: psql --single-transaction -v ON_ERROR_STOP=1 -f docs/growth/citus.sql
-- `test/house/growth.api.test.ts` checks every statement against the schema; Citus itself has not been tried.

-- Rows that every machine has cannot refer to rows that one machine has. The product sets both to NULL itself.
ALTER TABLE users DROP CONSTRAINT users_current_restaurant_id_fkey;
ALTER TABLE slugs DROP CONSTRAINT slugs_restaurant_id_fkey;

-- On every machine: small, seldom changed, joined with restaurants.
SELECT create_reference_table('users');
SELECT create_reference_table('subscriptions');
SELECT create_reference_table('account_suspensions');
SELECT create_reference_table('slugs');

-- By restaurant, all rows of one on one machine. A circle of references is opened first and closed last.
ALTER TABLE restaurants DROP CONSTRAINT restaurants_id_logo_image_id_fkey;
SELECT create_distributed_table('restaurants', 'id');
SELECT create_distributed_table('memberships', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('images', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('categories', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('menu_items', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('price_labels', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('price_asks', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('zones', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('table_codes', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('opening_today', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('special_days', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('schedules', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('daily_menu_rules', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('daily_menus', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('set_menus', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('history_changes', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('history_entries', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('history_starts', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('scheduled_changes', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('import_drafts', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('stored_files', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('paper_options', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('paper_editions', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('paper_files', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('check_ignored', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('check_mails', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('allergen_notices', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('dish_reports', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('published_pages', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('demo_pictures', 'restaurant_id', colocate_with => 'restaurants');
SELECT create_distributed_table('activity', 'restaurant_id', colocate_with => 'restaurants');
ALTER TABLE restaurants ADD CONSTRAINT restaurants_id_logo_image_id_fkey
  FOREIGN KEY (id, logo_image_id) REFERENCES images (restaurant_id, id);

-- All others stay on the coordinator, pg-boss's too: they are of one account or of nobody, and of no restaurant.
