import { PAGE_DATA } from '../../menu-dom.ts'
import type { PageData } from '../page-data.ts'

/** What this page says of itself. */
export const ownData = (): PageData => JSON.parse(document.querySelector(PAGE_DATA)?.textContent ?? '{}') as PageData
