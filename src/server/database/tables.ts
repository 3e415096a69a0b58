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
  item_type: string | null
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
  specifications_body_width: string | null
  specifications_body_length: string | null
  specifications_tare_weight: string | null
  specifications_axle_type: string | null
  specifications_sleeps: string | null
  specifications_aggregate_trailer_mass: string | null
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
  task_slug: 'inline' | 'deliver-leads' | 'send-reset' | 'send-staff-mail' | 'tell-owner' | 'remove-files' | null
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
  layout: Json | null
  meta_title: string | null
  meta_description: string | null
  meta_image_id: number | null
  meta_noindex: Generated<boolean | null>
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
  call_window: CallWindowTable
  form_draft: FormDraftTable
  shopper_car: ShopperCarTable
  staff_recovery_code: StaffRecoveryCodeTable
  staff_second_factor: StaffSecondFactorTable
  stock_import_change: StockImportChangeTable
  stock_import_file: StockImportFileTable
  vehicle_views: VehicleViewsTable
  view_mark: ViewMarkTable
  view_salt: ViewSaltTable
}
