import { join } from 'node:path'
import { loadBuiltSite } from './built-site.ts'
import { runProduct } from './run-product.ts'

/** The product as `npm start` serves it. */
await runProduct(loadBuiltSite(join(import.meta.dirname, '../../../build')))
