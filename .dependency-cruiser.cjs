// Who may import whom (ARCHITECTURE "Who may import whom"). With TypeScript 7 the tool reads files only through parser
// swc.
// The order of this list IS the architecture: a feature may use only features named before it.
const FEATURES = [
  'identity',
  'billing',
  'images',
  'theme',
  'restaurants',
  'prices',
  'allergens',
  'menu',
  'set-menus',
  'history',
  'scheduled',
  'bringing',
  'seo',
  'team',
  'public-menu',
  'abuse',
  'zones',
  'qr',
  'paper',
  'safety',
  'codes',
  'activity',
  'home',
  'accounts',
  'onboarding',
  'support',
  'site',
]

const featureOrder = FEATURES.map((feature, position) => ({
  name: `order:${feature}`,
  comment: `${feature} may use: ${FEATURES.slice(0, position).join(', ') || 'no other feature'}.`,
  severity: 'error',
  from: { path: `^src/features/${feature}/` },
  to: { path: '^src/features/', pathNot: FEATURES.slice(0, position + 1).map(name => `^src/features/${name}/`) },
}))

module.exports = {
  forbidden: [
    ...featureOrder,
    {
      name: 'front-door',
      comment:
        'Another feature is entered by its root files (contract, rules, texts) or by server/index.ts and web/index.ts; identity also by server/people.ts, restaurants by {server,web}/opening/index.ts, seo by server/file-paths.ts, menu, restaurants and set-menus by server/presented.ts, menu by server/whole/index.ts, history by web/preview/index.ts.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/[^/]+/(server|web)/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/(server|web)/index[.]ts$',
          '^src/features/identity/server/people[.]ts$',
          '^src/features/restaurants/(server|web)/opening/index[.]ts$',
          '^src/features/seo/server/file-paths[.]ts$',
          '^src/features/(menu|restaurants|set-menus)/server/presented[.]ts$',
          '^src/features/menu/server/whole/index[.]ts$',
          '^src/features/history/web/preview/index[.]ts$',
        ],
      },
    },
    {
      name: 'feature-root-runs-anywhere',
      comment: 'Contracts, rules, limits and texts are shared by server and browser: no db, no React, no Node.',
      severity: 'error',
      from: { path: '^src/(shared/|features/[^/]+/(?!server/|web/).*[.]ts$)', pathNot: '[.]test[.]ts$' },
      to: {
        path: ['^src/(platform|ui|app)/', '^src/features/[^/]+/(server|web)/', '^node_modules/(?!(@types/)?zod/)'],
      },
    },
    {
      name: 'feature-root-no-node',
      severity: 'error',
      from: { path: '^src/(shared/|features/[^/]+/(?!server/|web/).*[.]ts$)', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-never-server',
      severity: 'error',
      from: { path: '^src/(ui/|features/[^/]+/web/|app/(dashboard|site)/)' },
      to: {
        path: [
          '^src/platform/',
          '^src/features/[^/]+/server/',
          '^src/app/server/',
          '^node_modules/(@types/)?(pg|kysely|sharp|fastify|@fastify|pg-boss|nodemailer|stripe|s3mini)/',
        ],
      },
    },
    {
      name: 'browser-no-node',
      severity: 'error',
      from: { path: '^src/(ui/|features/[^/]+/web/|app/(dashboard|site)/)', pathNot: '[.]test[.]tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-never-browser',
      comment: 'The server imports the built SSR bundle, never a component.',
      severity: 'error',
      from: { path: '^src/(platform/|app/server/|features/[^/]+/server/)' },
      to: {
        path: [
          '^src/ui/',
          '^src/features/[^/]+/web/',
          '^src/app/(dashboard|site)/',
          '^node_modules/(@types/)?react(-dom|-router)?/',
        ],
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(platform|ui|shared)/' },
      to: { path: '^src/(features|app)/' },
    },
    { name: 'app-is-the-top', severity: 'error', from: { path: '^src/features/' }, to: { path: '^src/app/' } },
    {
      name: 'no-climbing',
      comment:
        'Between rooms imports are #features/…, #platform/…, #ui/…, #shared/…; relative ones stay in their room.',
      severity: 'error',
      from: { path: '^src/(features/[^/]+|platform|ui|shared|app/[^/]+)/' },
      to: { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['aliased'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-dead-imports', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'require', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
