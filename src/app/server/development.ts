import { loadDevelopmentFrontend } from './development-frontend.ts'
import { runProduct } from './run-product.ts'

/** The product as `npm run dev` serves it: with Vite inside the server. */
await runProduct(loadDevelopmentFrontend)
