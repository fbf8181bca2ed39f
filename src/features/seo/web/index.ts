export { alternatesOf, ShareMeta } from './share-meta.tsx'
export { structuredDataOf, writeStructuredData } from './structured-data.ts'
