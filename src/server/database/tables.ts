// Written by `npm run generate` from the newest migration. Do not edit.
import type { Generated, Instant, Json, Numeric } from './columns'

type ReservationsTable = {
  id: Generated<number>
  tenant_id: number | null
  state: 'held' | 'expired' | 'paid' | 'released' | 'refund_due' | 'refunded'
  mode: 'reserve' | 'purchase'
  held_until: Instant | null
  notes: string | null
  car_id: Numeric
  car_slug: string | null
  car_name: string | null
  stock_number: string | null
  lead_id: number | null
  amount: Numeric
  payment_provider: string | null
  payment_id: string | null
  paid_at: Instant | null
  refund_id: string | null
  refund_tried_at: Instant | null
  refund_problem: string | null
  answers: Json | null
  key_hash: string
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type LeadsTable = {
  id: Generated<number>
  tenant_id: number | null
  status: Generated<'new' | 'contacted' | 'won' | 'lost' | 'spam'>
  owner_id: number | null
  first_reply_at: Instant | null
  notes: string | null
  category: string
  subcategory: string | null
  booking_at: string | null
  name: string
  last_name: string | null
  email: string | null
  phone: string | null
  postcode: string | null
  message: string | null
  shopper_id: number | null
  opt_in: Generated<boolean | null>
  car_id: string | null
  stock_number: string | null
  vehicle_make: string | null
  vehicle_model: string | null
  car_type: string | null
  vehicle_status: string | null
  car_dealership_id: string | null
  dealership_id: string | null
  dealership_slug: string | null
  dealership_name: string | null
  manufacturer_slug: string | null
  location_id: string | null
  rego: string | null
  url: string | null
  source: string | null
  user_agent: string | null
  lead_attributes: Json | null
  lead_id: string | null
  kind:
    | 'enquiry'
    | 'contact'
    | 'test-drive'
    | 'photo-request'
    | 'finance'
    | 'careers'
    | 'service'
    | 'parts'
    | 'subscription'
    | 'trade-in'
    | 'reservation'
    | null
  event: Numeric | null
  consent: Json | null
  idempotency_key: string | null
  content_hash: string | null
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type VehiclesTable = {
  id: Generated<number>
  tenant_id: number | null
  name: string
  year: Numeric | null
  make: string
  model: string
  badge: string | null
  series: string | null
  carsales_title: string | null
  stocknum: string
  vin: string | null
  nvic: string | null
  has_nvic: Generated<boolean | null>
  car_type: Generated<'new' | 'demo' | 'used'>
  item_type: Generated<string | null>
  categories: Generated<Json | null>
  regplate: string | null
  rego_expiry: Instant | null
  compliance_date: string | null
  build_date: string | null
  dealership_id: number
  location_id: number | null
  city: string | null
  state: string | null
  private_suburb: string | null
  private_postcode: string | null
  status: Generated<'in_stock' | 'coming_soon' | 'sold'>
  sold_date_timestamp: Numeric | null
  show_on_dealer_website: Generated<boolean | null>
  custom_rank: Generated<Numeric | null>
  price: Numeric | null
  before_price: Numeric | null
  offer_price: Numeric | null
  subscription_price: Numeric | null
  price_type: string | null
  tag: string | null
  preorder: Generated<boolean | null>
  sold: Generated<boolean | null>
  reserved: Generated<boolean | null>
  certified: Generated<boolean | null>
  autograb_data_state_average_market_price: Numeric | null
  autograb_data_average_market_price: Numeric | null
  youx_quote_weekly_repayment_amount: Numeric | null
  youx_quote_advertised_rate: Numeric | null
  youx_quote_comparison_rate: Numeric | null
  finance_lenders: Json | null
  km: Numeric | null
  colour: string | null
  interior_colour: string | null
  fuel: string | null
  simple_fuel: string | null
  body: string | null
  simple_body: string | null
  trans: string | null
  simple_transmission: string | null
  drive: string | null
  bodyconfiguration: string | null
  seats: Numeric | null
  doors: Numeric | null
  gearnum: Numeric | null
  engine_size_litres: Numeric | null
  engine_size: string | null
  standard_equipment: Generated<Json | null>
  specifications_sleeps: string | null
  specifications_body_length: string | null
  specifications_body_width: string | null
  specifications_tare_weight: string | null
  specifications_aggregate_trailer_mass: string | null
  specifications_ball_weight: Numeric | null
  specifications_axle_type: string | null
  specifications_road_type: 'on_road' | 'semi_off_road' | 'off_road' | null
  specifications_bunks: boolean | null
  specifications_island_bed: boolean | null
  specifications_ensuite: boolean | null
  variant_cylinders: string | null
  variant_enginesize: string | null
  variant_induction: string | null
  variant_geartype: string | null
  variant_enginesize_litres: Numeric | null
  variant_fuelconsumptioncombined: Numeric | null
  variant_fuelcapacity: Numeric | null
  variant_grossvehiclemass: Numeric | null
  variant_towingcapacitybraked: Numeric | null
  variant_vehiclelength: Numeric | null
  variant_vehicleheight: Numeric | null
  variant_vehiclewidth: Numeric | null
  variant_bodyconfiguration: string | null
  variant_torque: string | null
  variant_ancaprating: string | null
  primary_image_url: string | null
  photos_count: Generated<Numeric | null>
  images: Generated<Json | null>
  thumbnails: Generated<Json | null>
  video_url: string | null
  external_video_url: string | null
  spin_images: Generated<Json | null>
  spin_code: string | null
  spin_interior_image: string | null
  hotspots: Json | null
  dealercomments: string | null
  file: string | null
  slug: string
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type LeadDeliveriesTable = {
  id: Generated<number>
  tenant_id: number | null
  lead_id: number | null
  destination: 'mail' | 'adf' | 'webhook'
  state: Generated<'waiting' | 'delivered' | 'dead'>
  target: string
  attempts: Generated<Numeric>
  due_at: Instant | null
  leased_until: Instant | null
  delivered_at: Instant | null
  trace: Generated<Json | null>
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type ShoppersTable = {
  id: Generated<number>
  tenant_id: number | null
  name: string
  last_name: string | null
  phone: string
  opt_in: Generated<boolean | null>
  awaits_mail: Generated<boolean | null>
  consent: Json | null
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
  email: string
  username: string
  reset_password_token: string | null
  reset_password_expiration: Instant | null
  salt: string | null
  hash: string | null
  reset_password_requested_at: Instant | null
  login_attempts: Generated<Numeric | null>
  lock_until: Instant | null
}

type ShoppersSessionsTable = {
  _order: number
  _parent_id: number
  id: string
  created_at: Instant | null
  expires_at: Instant
}

type UsersTable = {
  id: Generated<number>
  name: string
  role: Generated<'admin' | 'support' | 'marketing' | 'sales'>
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
  email: string
  reset_password_token: string | null
  reset_password_expiration: Instant | null
  salt: string | null
  hash: string | null
  reset_password_requested_at: Instant | null
  login_attempts: Generated<Numeric | null>
  lock_until: Instant | null
}

type UsersSessionsTable = {
  _order: number
  _parent_id: number
  id: string
  created_at: Instant | null
  expires_at: Instant
}

type PlatformTable = {
  id: Generated<number>
  switches: Generated<Json | null>
  require_second_factor: Generated<boolean | null>
  updated_at: Instant | null
  created_at: Instant | null
}

type AuditLogTable = {
  id: Generated<number>
  event:
    | 'signed_in'
    | 'sign_in_failed'
    | 'signed_out'
    | 'account_locked'
    | 'password_changed'
    | 'password_reset'
    | 'email_changed'
    | 'role_changed'
    | 'account_created'
    | 'account_deleted'
    | 'factor_set'
    | 'factor_removed'
    | 'factor_reset'
    | 'codes_renewed'
    | 'code_used'
    | 'factor_required'
    | 'destinations_changed'
    | 'release_live'
    | 'release_stopped'
    | 'release_rolled_back'
  who: string | null
  by: string | null
  detail: string | null
  caller: string | null
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type StockImportsTable = {
  id: Generated<number>
  tenant_id: number | null
  file_name: string
  dealership_id: number
  state: 'held' | 'applied' | 'undone' | 'superseded'
  added: Generated<Numeric>
  changed: Generated<Numeric>
  removed: Generated<Numeric>
  refused: Generated<Numeric>
  unchanged: Generated<Numeric>
  fall: string
  started_by: string | null
  applied_at: Instant | null
  undone_at: Instant | null
  refused_rows: Generated<Json | null>
  notes: Generated<Json | null>
  columns: Json
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type TenantsRelsTable = {
  id: Generated<number>
  order: number | null
  parent_id: number
  path: string
  dealerships_id: number | null
}

type PayloadJobsTable = {
  id: Generated<number>
  input: Json | null
  completed_at: Instant | null
  total_tried: Generated<Numeric | null>
  has_error: Generated<boolean | null>
  error: Json | null
  task_slug:
    | 'inline'
    | 'deliver-leads'
    | 'send-reset'
    | 'send-staff-mail'
    | 'tell-owner'
    | 'remove-files'
    | 'apply-releases'
    | 'check-sites'
    | null
  queue: Generated<string | null>
  wait_until: Instant | null
  processing: Generated<boolean | null>
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type PagesTable = {
  id: Generated<number>
  tenant_id: number | null
  title: string | null
  path: string | null
  published_on: Instant | null
  last_editor_id: number | null
  kept_samples: Json | null
  schedule_dates: Json | null
  layout: Json | null
  meta_title: string | null
  meta_description: string | null
  meta_image_id: number | null
  meta_noindex: Generated<boolean | null>
  is_timed: Generated<boolean | null>
  show_from: Instant | null
  show_until: Instant | null
  kept_links: Json | null
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
  deleted_at: Instant | null
  _status: Generated<'draft' | 'published' | null>
}

type LeadSettingsTable = {
  id: Generated<number>
  tenant_id: number | null
  mail_from: string | null
  smtp_host: string | null
  smtp_port: Generated<Numeric | null>
  smtp_security: Generated<'starttls' | 'tls'>
  smtp_user: string | null
  smtp_password: string | null
  smtp_password_sealed: string | null
  adf_to: string | null
  webhook_url: string | null
  webhook_secret: string | null
  webhook_secret_sealed: string | null
  keep_days: Generated<Numeric>
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type CapturedMailsTable = {
  id: Generated<number>
  tenant_id: number | null
  subject: string
  to: string
  from: string
  body: string
  lead_id: number | null
  message_id: string
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type TradeInsTable = {
  id: Generated<number>
  tenant_id: number | null
  rego: string | null
  rego_state: string | null
  make: string | null
  model: string | null
  badge: string | null
  year: Numeric | null
  km: Numeric | null
  adjustments: Json | null
  offer_price: Numeric | null
  offer_min: Numeric | null
  offer_max: Numeric | null
  confidence: Numeric | null
  comparables: Numeric | null
  valued_at: Instant | null
  offer_until: Instant | null
  offer_accepted: Generated<boolean | null>
  form_completed: Generated<boolean | null>
  lead_id: number | null
  car_id: Numeric | null
  valuation: Json | null
  key_hash: string
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type TenantsTable = {
  id: Generated<number>
  name: string
  template: Generated<string>
  owner_id: number | null
  time_zone: Generated<
    | 'Australia/Brisbane'
    | 'Australia/Sydney'
    | 'Australia/Melbourne'
    | 'Australia/Hobart'
    | 'Australia/Adelaide'
    | 'Australia/Darwin'
    | 'Australia/Perth'
    | 'Australia/Lord_Howe'
  >
  group_id: number | null
  switches: Generated<Json | null>
  slug: string
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type TenantsTextsTable = {
  id: Generated<number>
  order: number
  parent_id: number
  path: string
  text: string | null
}

type DealershipsTable = {
  id: Generated<number>
  tenant_id: number | null
  name: string
  legal_name: string | null
  website_url: string | null
  slug: string
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type LocationsTable = {
  id: Generated<number>
  tenant_id: number | null
  name: string
  location_type: Generated<'sales' | 'service' | 'parts' | null>
  visible: Generated<boolean | null>
  primary: Generated<boolean | null>
  dealership_id: number
  address_street: string | null
  address_city: string | null
  address_state: string | null
  address_postcode: string | null
  address_lat: Numeric | null
  address_long: Numeric | null
  address_place_url: string | null
  address_place_id: string | null
  address_map_key: string | null
  image_id: number | null
  contact_detail_phone: string | null
  contact_detail_landline_phone: string | null
  dealer_license_number: string | null
  motor_vehicle_repairer: string | null
  store_code: string | null
  average_rating: Numeric | null
  review_count: Numeric | null
  slug: string
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type BrandsTable = {
  id: Generated<number>
  name: string
  kind: Generated<'car' | 'motorcycle' | 'truck' | 'caravan' | 'own'>
  logo_url: string | null
  slug: string
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type ModelsTable = {
  id: Generated<number>
  tenant_id: number | null
  name: string
  manufacturer_name: string
  status: 'new' | 'all_new' | 'coming_soon' | null
  from_price: Numeric | null
  position: Generated<Numeric | null>
  short_description: string | null
  manufacturer_body: string | null
  manufacturer_body1: string | null
  manufacturer_body2: string | null
  manufacturer_body3: string | null
  image_id: number | null
  cloudfront_new_image_url: string | null
  new_slug: string | null
  override_url: string | null
  slug: string
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type ModelsTextsTable = {
  id: Generated<number>
  order: number
  parent_id: number
  path: string
  text: string | null
}

type RedirectsTable = {
  id: Generated<number>
  tenant_id: number | null
  from: string
  to: string
  status: Generated<'301' | '302' | '307' | '308'>
  note: string | null
  origin: Generated<'person' | 'rename'>
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type MediaTable = {
  id: Generated<number>
  tenant_id: number | null
  alt: string
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
  url: string | null
  thumbnail_u_r_l: string | null
  filename: string | null
  mime_type: string | null
  filesize: Numeric | null
  width: Numeric | null
  height: Numeric | null
  focal_x: Numeric | null
  focal_y: Numeric | null
  sizes_thumb_url: string | null
  sizes_thumb_width: Numeric | null
  sizes_thumb_height: Numeric | null
  sizes_thumb_mime_type: string | null
  sizes_thumb_filesize: Numeric | null
  sizes_thumb_filename: string | null
  sizes_og_url: string | null
  sizes_og_width: Numeric | null
  sizes_og_height: Numeric | null
  sizes_og_mime_type: string | null
  sizes_og_filesize: Numeric | null
  sizes_og_filename: string | null
}

type PromoCardsTable = {
  id: Generated<number>
  tenant_id: number | null
  title: string | null
  start: Instant | null
  expiry: Instant | null
  position: Generated<Numeric | null>
  display: 'new' | 'demo' | 'used' | null
  strict_display: Generated<boolean | null>
  node_heading: string | null
  node_text: string | null
  node_link_label: string | null
  node_link_href: string | null
  node_image_id: number | null
  node_tone: Generated<'brand' | 'action' | 'plain' | null>
  kept_links: Json | null
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
  _status: Generated<'draft' | 'published' | null>
}

type OffersTable = {
  id: Generated<number>
  tenant_id: number | null
  title: string | null
  start: Instant | null
  expiry: Instant | null
  summary: string | null
  price: string | null
  image_id: number | null
  link_label: string | null
  link_href: string | null
  terms: string | null
  slug: string | null
  kept_links: Json | null
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
  _status: Generated<'draft' | 'published' | null>
}

type AnnouncementsTable = {
  id: Generated<number>
  tenant_id: number | null
  text: string | null
  label: string | null
  href: string | null
  start: Instant | null
  expiry: Instant | null
  kept_links: Json | null
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
  _status: Generated<'draft' | 'published' | null>
}

type SiteSettingsTable = {
  id: Generated<number>
  tenant_id: number | null
  tagline: string | null
  logo_id: number | null
  theme_brand: string | null
  theme_brand_ink: string | null
  theme_brand_dark: string | null
  theme_brand_dark_ink: string | null
  theme_action: string | null
  theme_action_ink: string | null
  theme_brand_tint: string | null
  theme_link: string | null
  theme_ink: string | null
  theme_display: 'archivo' | 'newsreader' | 'instrument-sans' | 'albert-sans' | 'inter' | null
  theme_text: 'archivo' | 'newsreader' | 'instrument-sans' | 'albert-sans' | 'inter' | null
  theme_radius: 'square' | 'slight' | 'round' | null
  theme_header: 'yard' | 'showroom' | 'directory' | 'gallery' | null
  phone: string | null
  email: string | null
  abn: string | null
  about: string | null
  acknowledgement: string | null
  legal: string | null
  menu_tree: Json | null
  mega_promo_heading: string | null
  mega_promo_text: string | null
  mega_promo_label: string | null
  mega_promo_href: string | null
  mega_promo_image_id: number | null
  link_defaults_all_stock: string | null
  link_defaults_test_drive: string | null
  link_defaults_service: string | null
  link_defaults_finance: string | null
  link_defaults_trade_in: string | null
  link_defaults_contact: string | null
  link_defaults_parts: string | null
  notice_text: string | null
  notice_label: string | null
  notice_href: string | null
  notice_start: Instant | null
  notice_expiry: Instant | null
  finance_disclaimer: string | null
  maps_tiles_url: string | null
  maps_attribution: string | null
  maps_picture_url: string | null
  ga_measurement_id: string | null
  asks_consent: Generated<boolean | null>
  kept_links: Json | null
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type SharedSectionsTable = {
  id: Generated<number>
  tenant_id: number | null
  name: string | null
  schedule_dates: Json | null
  group_section: Numeric | null
  is_for_group: Generated<boolean | null>
  own_values: Json | null
  layout: Json | null
  open_fields: Json | null
  kept_links: Json | null
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
  _status: Generated<'draft' | 'published' | null>
}

type ReleasesTable = {
  id: Generated<number>
  tenant_id: number | null
  name: string
  state: Generated<'draft' | 'approved' | 'scheduled' | 'live' | 'rolledBack' | 'stopped' | null>
  goes_live_at: Instant | null
  items: Json | null
  approved_by_id: number | null
  approved_at: Instant | null
  live_at: Instant | null
  rolled_back_at: Instant | null
  result: string | null
  restore: Json | null
  updated_at: Generated<Instant>
  created_at: Generated<Instant>
}

type ReleasesRelsTable = {
  id: Generated<number>
  order: number | null
  parent_id: number
  path: string
  tenants_id: number | null
}

type CallWindowTable = {
  caller: string
  ends_at: Instant
  calls: number
}

type FormDraftTable = {
  token: string
  tenant_id: number
  content: Json
  ends_at: Instant
}

type PlaceTable = {
  postcode: string
  folded: string
  state: string
  suburb: string
  lat: number
  long: number
}

type SearchDocumentTable = {
  id: number
  doc: Json | null
  rev: Numeric
  deleted: Generated<boolean>
}

type ShopperCarTable = {
  id: Generated<Numeric>
  shopper_id: number
  vehicle_id: number
  kind: string
  at: Generated<Instant>
}

type StaffRecoveryCodeTable = {
  user_id: number
  code_hash: string
}

type StaffSecondFactorTable = {
  user_id: number
  secret: string | null
  pending: string | null
  last_step: Numeric | null
  set_at: Instant | null
}

type SiteCheckTable = {
  tenant_id: number
  checked_at: Instant | null
  night_at: Instant | null
  reason: Generated<string>
  documents: Json | null
  before: Json | null
}

type SiteCheckWishTable = {
  tenant_id: number
  asked_at: Generated<Instant>
}

type StockImportChangeTable = {
  import_id: number
  vehicle_id: number
  kind: string
  stocknum: string
  before: Json | null
}

type StockImportFileTable = {
  import_id: number
  content: Uint8Array
}

type VehicleViewsTable = {
  vehicle_id: number
  views: Generated<Numeric>
}

type ViewMarkTable = {
  mark: Uint8Array
  day: Instant
}

type ViewSaltTable = {
  day: Instant
  salt: Uint8Array
}

/** Tables that typed queries read and write; scripts/tables/generate.ts lists them. */
export type Tables = {
  reservations: ReservationsTable
  leads: LeadsTable
  vehicles: VehiclesTable
  lead_deliveries: LeadDeliveriesTable
  shoppers: ShoppersTable
  shoppers_sessions: ShoppersSessionsTable
  users: UsersTable
  users_sessions: UsersSessionsTable
  platform: PlatformTable
  audit_log: AuditLogTable
  stock_imports: StockImportsTable
  tenants_rels: TenantsRelsTable
  payload_jobs: PayloadJobsTable
  pages: PagesTable
  lead_settings: LeadSettingsTable
  captured_mails: CapturedMailsTable
  trade_ins: TradeInsTable
  tenants: TenantsTable
  tenants_texts: TenantsTextsTable
  dealerships: DealershipsTable
  locations: LocationsTable
  brands: BrandsTable
  models: ModelsTable
  models_texts: ModelsTextsTable
  redirects: RedirectsTable
  media: MediaTable
  promo_cards: PromoCardsTable
  offers: OffersTable
  announcements: AnnouncementsTable
  site_settings: SiteSettingsTable
  shared_sections: SharedSectionsTable
  releases: ReleasesTable
  releases_rels: ReleasesRelsTable
  call_window: CallWindowTable
  form_draft: FormDraftTable
  place: PlaceTable
  search_document: SearchDocumentTable
  shopper_car: ShopperCarTable
  staff_recovery_code: StaffRecoveryCodeTable
  staff_second_factor: StaffSecondFactorTable
  site_check: SiteCheckTable
  site_check_wish: SiteCheckWishTable
  stock_import_change: StockImportChangeTable
  stock_import_file: StockImportFileTable
  vehicle_views: VehicleViewsTable
  view_mark: ViewMarkTable
  view_salt: ViewSaltTable
}
