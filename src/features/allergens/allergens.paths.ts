import { PAGES } from '#shared/page-paths.ts'

/** 'Alérgenos de la casa', below the menu's page. */
export const HOUSE_ALLERGENS_PAGE = `${PAGES.menu}/alergenos`
