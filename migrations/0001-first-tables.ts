import { type Kysely, sql } from 'kysely'

/**
 * Every table of the specification. PostgreSQL 15 to 18: uses nothing newer than 15. Uniqueness, references and the
 * values of enums are checked by the database (ARCHITECTURE "Transactions, limits, jobs").
 */
const STATEMENTS = [
  `CREATE TABLE users (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    email text NOT NULL,
    password_hash text,
    role text NOT NULL CHECK (role IN ('owner', 'worker', 'admin')),
    status text CHECK (status IN ('pending', 'active', 'removed')),
    team_owner_id uuid REFERENCES users (id),
    current_restaurant_id uuid,
    terms_version text,
    terms_accepted_at timestamptz,
    created_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CHECK ((role = 'worker') = (team_owner_id IS NOT NULL)),
    CHECK (role = 'worker' OR status IS NULL)
  )`,
  `CREATE UNIQUE INDEX users_email_live ON users (email) WHERE deleted_at IS NULL AND status IS DISTINCT FROM 'removed'`,
  `CREATE INDEX users_team ON users (team_owner_id) WHERE team_owner_id IS NOT NULL`,

  `CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_agent text NOT NULL,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX sessions_user ON sessions (user_id)`,
  `CREATE INDEX sessions_expiry ON sessions (expires_at)`,
  `CREATE TABLE session_tokens (
    hash text PRIMARY KEY,
    session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('access', 'refresh')),
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  `CREATE INDEX session_tokens_session ON session_tokens (session_id)`,
  `CREATE INDEX session_tokens_expiry ON session_tokens (expires_at)`,

  `CREATE TABLE subscriptions (
    owner_id uuid PRIMARY KEY REFERENCES users (id),
    tier text NOT NULL CHECK (tier IN ('trial', 'basic', 'pro', 'premium')),
    status text NOT NULL CHECK (status IN ('trialing', 'active', 'canceled', 'past_due')),
    trial_ends_at timestamptz,
    subscription_ends_at timestamptz,
    billing_interval text CHECK (billing_interval IN ('monthly', 'yearly')),
    current_period_end timestamptz,
    cancel_at_period_end boolean NOT NULL DEFAULT false,
    provider text CHECK (provider IN ('test', 'stripe')),
    provider_customer_id text,
    provider_subscription_id text,
    updated_at timestamptz NOT NULL
  )`,
  `CREATE UNIQUE INDEX subscriptions_provider ON subscriptions (provider, provider_subscription_id) WHERE provider_subscription_id IS NOT NULL`,
  `CREATE TABLE payment_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (provider, event_id)
  )`,

  `CREATE TABLE restaurants (
    id uuid PRIMARY KEY,
    owner_id uuid NOT NULL REFERENCES users (id),
    name text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 50),
    default_locale text NOT NULL CHECK (default_locale IN ('es', 'en', 'pt')),
    supported_locales text[] NOT NULL CHECK (
      supported_locales <@ ARRAY['es', 'en', 'pt'] AND default_locale = ANY (supported_locales)
    ),
    translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object'),
    currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
    timezone text NOT NULL,
    logo_image_id uuid,
    primary_color text NOT NULL CHECK (primary_color ~ '^#[0-9a-f]{6}$'),
    secondary_color text NOT NULL CHECK (secondary_color ~ '^#[0-9a-f]{6}$'),
    accent_color text NOT NULL CHECK (accent_color ~ '^#[0-9a-f]{6}$'),
    style text NOT NULL CHECK (style IN ('classic', 'modern', 'minimal')),
    address jsonb NOT NULL CHECK (jsonb_typeof(address) = 'object'),
    contact jsonb NOT NULL CHECK (jsonb_typeof(contact) = 'object'),
    hours jsonb NOT NULL CHECK (jsonb_typeof(hours) = 'object'),
    status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
    inactive_since timestamptz,
    menu_version bigint NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CHECK ((status = 'inactive') = (inactive_since IS NOT NULL))
  )`,
  `CREATE INDEX restaurants_owner ON restaurants (owner_id, created_at, id) WHERE deleted_at IS NULL`,
  `CREATE INDEX restaurants_deleted ON restaurants (deleted_at) WHERE deleted_at IS NOT NULL`,
  `ALTER TABLE users ADD FOREIGN KEY (current_restaurant_id) REFERENCES restaurants (id) ON DELETE SET NULL`,

  `CREATE TABLE slugs (
    slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) BETWEEN 2 AND 60),
    restaurant_id uuid REFERENCES restaurants (id) ON DELETE SET NULL,
    is_current boolean NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE UNIQUE INDEX slugs_current ON slugs (restaurant_id) WHERE is_current`,
  `CREATE INDEX slugs_restaurant ON slugs (restaurant_id)`,

  `CREATE TABLE memberships (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('owner', 'worker')),
    created_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, restaurant_id)
  )`,
  `CREATE UNIQUE INDEX memberships_owner ON memberships (restaurant_id) WHERE role = 'owner'`,
  `CREATE INDEX memberships_restaurant ON memberships (restaurant_id)`,

  `CREATE TABLE images (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{32,64}$'),
    width integer NOT NULL CHECK (width > 0),
    height integer NOT NULL CHECK (height > 0),
    widths integer[] NOT NULL CHECK (cardinality(widths) > 0),
    avif_widths integer[] NOT NULL,
    bytes bigint NOT NULL CHECK (bytes > 0),
    created_at timestamptz NOT NULL,
    PRIMARY KEY (restaurant_id, id)
  )`,
  `ALTER TABLE restaurants ADD FOREIGN KEY (id, logo_image_id) REFERENCES images (restaurant_id, id)`,

  `CREATE TABLE categories (
    id uuid NOT NULL UNIQUE,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    key text NOT NULL,
    translations jsonb NOT NULL CHECK (jsonb_typeof(translations) = 'object'),
    sort_order integer NOT NULL CHECK (sort_order BETWEEN 0 AND 1000000),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (restaurant_id, id)
  )`,
  `CREATE INDEX categories_order ON categories (restaurant_id, sort_order, created_at, id)`,

  `CREATE TABLE menu_items (
    id uuid NOT NULL UNIQUE,
    restaurant_id uuid NOT NULL,
    category_id uuid NOT NULL,
    translations jsonb NOT NULL CHECK (jsonb_typeof(translations) = 'object'),
    price numeric(7, 2) NOT NULL CHECK (price >= 0),
    image_id uuid,
    allergens text[] NOT NULL DEFAULT '{}',
    allergens_declared boolean NOT NULL DEFAULT false,
    available boolean NOT NULL DEFAULT true,
    sort_order integer NOT NULL CHECK (sort_order BETWEEN 0 AND 1000000),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (restaurant_id, id),
    FOREIGN KEY (restaurant_id, category_id) REFERENCES categories (restaurant_id, id) ON DELETE CASCADE,
    FOREIGN KEY (restaurant_id, image_id) REFERENCES images (restaurant_id, id)
  )`,
  `CREATE INDEX menu_items_order ON menu_items (restaurant_id, category_id, sort_order, created_at, id)`,
  `CREATE INDEX menu_items_image ON menu_items (restaurant_id, image_id) WHERE image_id IS NOT NULL`,

  `CREATE TABLE invitations (
    id uuid PRIMARY KEY,
    member_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    state text NOT NULL CHECK (state IN ('valid', 'used', 'revoked')),
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE UNIQUE INDEX invitations_valid ON invitations (member_id) WHERE state = 'valid'`,
  `CREATE TABLE password_resets (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code_hmac text NOT NULL,
    tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
    token_hash text UNIQUE,
    token_expires_at timestamptz,
    used_at timestamptz,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX password_resets_user ON password_resets (user_id, created_at)`,
  `CREATE TABLE support_tickets (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    tier text,
    answer_hours integer NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE TABLE contact_messages (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE TABLE activity (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    action text NOT NULL,
    details jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL,
    PRIMARY KEY (restaurant_id, id)
  )`,
  `CREATE INDEX activity_time ON activity (restaurant_id, created_at DESC)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
