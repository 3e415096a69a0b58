import * as migration_20261121_000000_initial from './20261121_000000_initial';
import * as migration_20261121_000100_search_document from './20261121_000100_search_document';
import * as migration_20261121_000200_place from './20261121_000200_place';
import * as migration_20261121_190644_stock_imports from './20261121_190644_stock_imports';
import * as migration_20261121_210000_visits from './20261121_210000_visits';
import * as migration_20261121_223800_gauge_index from './20261121_223800_gauge_index';
import * as migration_20261121_224900_visitor_limits from './20261121_224900_visitor_limits';
import * as migration_20261121_234140_sites_and_leads from './20261121_234140_sites_and_leads';
import * as migration_20261122_025834_journeys from './20261122_025834_journeys';
import * as migration_20261122_025900_shopper_cars from './20261122_025900_shopper_cars';
import * as migration_20261122_025910_one_holder_per_car from './20261122_025910_one_holder_per_car';
import * as migration_20261122_060621_refunds from './20261122_060621_refunds';
import * as migration_20261122_123500_search_text from './20261122_123500_search_text';
import * as migration_20261122_221840_account_mails from './20261122_221840_account_mails';
import * as migration_20261122_232457_article_date from './20261122_232457_article_date';
import * as migration_20261123_155552_lead_owners from './20261123_155552_lead_owners';
import * as migration_20261123_160000_lead_destinations from './20261123_160000_lead_destinations';
import * as migration_20261123_164224_staff_sign_in from './20261123_164224_staff_sign_in';
import * as migration_20261123_164300_second_factors from './20261123_164300_second_factors';
import * as migration_20261124_050000_makes_and_search_keys from './20261124_050000_makes_and_search_keys';
import * as migration_20261124_120034_ad_feeds from './20261124_120034_ad_feeds';
import * as migration_20261124_130000_photo_counts from './20261124_130000_photo_counts';
import * as migration_20261124_234549_template_name_as_text from './20261124_234549_template_name_as_text';
import * as migration_20261125_023741_editing_presence from './20261125_023741_editing_presence';
import * as migration_20261125_071255_colour_families from './20261125_071255_colour_families';
import * as migration_20261125_072414_subscriptions from './20261125_072414_subscriptions';
import * as migration_20261125_075502_vehicle_kinds from './20261125_075502_vehicle_kinds';
import * as migration_20261125_075800_city_words from './20261125_075800_city_words';
import * as migration_20261125_150700_kept_links from './20261125_150700_kept_links';
import * as migration_20261125_153744_page_schedules from './20261125_153744_page_schedules';
import * as migration_20261125_154347_last_editor from './20261125_154347_last_editor';
import * as migration_20261125_173750_dated_content_drafts from './20261125_173750_dated_content_drafts';
import * as migration_20261125_173900_caravan_search from './20261125_173900_caravan_search';
import * as migration_20261125_173951_caravan_facts from './20261125_173951_caravan_facts';
import * as migration_20261125_175328_kept_samples from './20261125_175328_kept_samples';
import * as migration_20261125_190010_menu_trees from './20261125_190010_menu_trees';
import * as migration_20261125_234914_block_notes from './20261125_234914_block_notes';
import * as migration_20261125_235242_shared_sections from './20261125_235242_shared_sections';
import * as migration_20261126_021221_group_sections from './20261126_021221_group_sections';
import * as migration_20261126_021745_releases from './20261126_021745_releases';
import * as migration_20261127_163405_release_share_links from './20261127_163405_release_share_links';
import * as migration_20261127_170000_site_checks from './20261127_170000_site_checks';
import * as migration_20261127_175740_site_check_jobs from './20261127_175740_site_check_jobs';

export const migrations = [
  {
    up: migration_20261121_000000_initial.up,
    down: migration_20261121_000000_initial.down,
    name: '20261121_000000_initial',
  },
  {
    up: migration_20261121_000100_search_document.up,
    down: migration_20261121_000100_search_document.down,
    name: '20261121_000100_search_document',
  },
  {
    up: migration_20261121_000200_place.up,
    down: migration_20261121_000200_place.down,
    name: '20261121_000200_place',
  },
  {
    up: migration_20261121_190644_stock_imports.up,
    down: migration_20261121_190644_stock_imports.down,
    name: '20261121_190644_stock_imports',
  },
  {
    up: migration_20261121_210000_visits.up,
    down: migration_20261121_210000_visits.down,
    name: '20261121_210000_visits',
  },
  {
    up: migration_20261121_223800_gauge_index.up,
    down: migration_20261121_223800_gauge_index.down,
    name: '20261121_223800_gauge_index',
  },
  {
    up: migration_20261121_224900_visitor_limits.up,
    down: migration_20261121_224900_visitor_limits.down,
    name: '20261121_224900_visitor_limits',
  },
  {
    up: migration_20261121_234140_sites_and_leads.up,
    down: migration_20261121_234140_sites_and_leads.down,
    name: '20261121_234140_sites_and_leads',
  },
  {
    up: migration_20261122_025834_journeys.up,
    down: migration_20261122_025834_journeys.down,
    name: '20261122_025834_journeys',
  },
  {
    up: migration_20261122_025900_shopper_cars.up,
    down: migration_20261122_025900_shopper_cars.down,
    name: '20261122_025900_shopper_cars',
  },
  {
    up: migration_20261122_025910_one_holder_per_car.up,
    down: migration_20261122_025910_one_holder_per_car.down,
    name: '20261122_025910_one_holder_per_car',
  },
  {
    up: migration_20261122_060621_refunds.up,
    down: migration_20261122_060621_refunds.down,
    name: '20261122_060621_refunds',
  },
  {
    up: migration_20261122_123500_search_text.up,
    down: migration_20261122_123500_search_text.down,
    name: '20261122_123500_search_text',
  },
  {
    up: migration_20261122_221840_account_mails.up,
    down: migration_20261122_221840_account_mails.down,
    name: '20261122_221840_account_mails',
  },
  {
    up: migration_20261122_232457_article_date.up,
    down: migration_20261122_232457_article_date.down,
    name: '20261122_232457_article_date',
  },
  {
    up: migration_20261123_155552_lead_owners.up,
    down: migration_20261123_155552_lead_owners.down,
    name: '20261123_155552_lead_owners',
  },
  {
    up: migration_20261123_160000_lead_destinations.up,
    down: migration_20261123_160000_lead_destinations.down,
    name: '20261123_160000_lead_destinations',
  },
  {
    up: migration_20261123_164224_staff_sign_in.up,
    down: migration_20261123_164224_staff_sign_in.down,
    name: '20261123_164224_staff_sign_in',
  },
  {
    up: migration_20261123_164300_second_factors.up,
    down: migration_20261123_164300_second_factors.down,
    name: '20261123_164300_second_factors',
  },
  {
    up: migration_20261124_050000_makes_and_search_keys.up,
    down: migration_20261124_050000_makes_and_search_keys.down,
    name: '20261124_050000_makes_and_search_keys',
  },
  {
    up: migration_20261124_120034_ad_feeds.up,
    down: migration_20261124_120034_ad_feeds.down,
    name: '20261124_120034_ad_feeds',
  },
  {
    up: migration_20261124_130000_photo_counts.up,
    down: migration_20261124_130000_photo_counts.down,
    name: '20261124_130000_photo_counts',
  },
  {
    up: migration_20261124_234549_template_name_as_text.up,
    down: migration_20261124_234549_template_name_as_text.down,
    name: '20261124_234549_template_name_as_text',
  },
  {
    up: migration_20261125_023741_editing_presence.up,
    down: migration_20261125_023741_editing_presence.down,
    name: '20261125_023741_editing_presence',
  },
  {
    up: migration_20261125_071255_colour_families.up,
    down: migration_20261125_071255_colour_families.down,
    name: '20261125_071255_colour_families',
  },
  {
    up: migration_20261125_072414_subscriptions.up,
    down: migration_20261125_072414_subscriptions.down,
    name: '20261125_072414_subscriptions',
  },
  {
    up: migration_20261125_075502_vehicle_kinds.up,
    down: migration_20261125_075502_vehicle_kinds.down,
    name: '20261125_075502_vehicle_kinds',
  },
  {
    up: migration_20261125_075800_city_words.up,
    down: migration_20261125_075800_city_words.down,
    name: '20261125_075800_city_words',
  },
  {
    up: migration_20261125_150700_kept_links.up,
    down: migration_20261125_150700_kept_links.down,
    name: '20261125_150700_kept_links',
  },
  {
    up: migration_20261125_153744_page_schedules.up,
    down: migration_20261125_153744_page_schedules.down,
    name: '20261125_153744_page_schedules',
  },
  {
    up: migration_20261125_154347_last_editor.up,
    down: migration_20261125_154347_last_editor.down,
    name: '20261125_154347_last_editor',
  },
  {
    up: migration_20261125_173750_dated_content_drafts.up,
    down: migration_20261125_173750_dated_content_drafts.down,
    name: '20261125_173750_dated_content_drafts',
  },
  {
    up: migration_20261125_173900_caravan_search.up,
    down: migration_20261125_173900_caravan_search.down,
    name: '20261125_173900_caravan_search',
  },
  {
    up: migration_20261125_173951_caravan_facts.up,
    down: migration_20261125_173951_caravan_facts.down,
    name: '20261125_173951_caravan_facts',
  },
  {
    up: migration_20261125_175328_kept_samples.up,
    down: migration_20261125_175328_kept_samples.down,
    name: '20261125_175328_kept_samples',
  },
  {
    up: migration_20261125_190010_menu_trees.up,
    down: migration_20261125_190010_menu_trees.down,
    name: '20261125_190010_menu_trees',
  },
  {
    up: migration_20261125_234914_block_notes.up,
    down: migration_20261125_234914_block_notes.down,
    name: '20261125_234914_block_notes',
  },
  {
    up: migration_20261125_235242_shared_sections.up,
    down: migration_20261125_235242_shared_sections.down,
    name: '20261125_235242_shared_sections',
  },
  {
    up: migration_20261126_021221_group_sections.up,
    down: migration_20261126_021221_group_sections.down,
    name: '20261126_021221_group_sections',
  },
  {
    up: migration_20261126_021745_releases.up,
    down: migration_20261126_021745_releases.down,
    name: '20261126_021745_releases',
  },
  {
    up: migration_20261127_163405_release_share_links.up,
    down: migration_20261127_163405_release_share_links.down,
    name: '20261127_163405_release_share_links',
  },
  {
    up: migration_20261127_170000_site_checks.up,
    down: migration_20261127_170000_site_checks.down,
    name: '20261127_170000_site_checks',
  },
  {
    up: migration_20261127_175740_site_check_jobs.up,
    down: migration_20261127_175740_site_check_jobs.down,
    name: '20261127_175740_site_check_jobs'
  },
];
