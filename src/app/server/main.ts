import { join } from 'node:path'
import { loadBuiltFrontend } from './built-frontend.ts'
import { runProduct } from './run-product.ts'

/** The product as `npm start` serves it. */
await runProduct(loadBuiltFrontend(join(import.meta.dirname, '../../../build')))
