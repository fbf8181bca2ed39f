import { DASHBOARD_FEATURES } from '../features.ts'
import type { NavLook } from '../frame/frame-parts.ts'
import { EntryLink } from '../frame/entry-link.tsx'

const ENTRIES = DASHBOARD_FEATURES.flatMap(feature => feature.navigation ?? [])

/** The links of sidebar and bottom bar, in the order of the features. */
export const NavLinks = (look: NavLook) => ENTRIES.map(entry => <EntryLink key={entry.path} entry={entry} {...look} />)
