/**
 * URLs of the third and the fourth script, from that of the second one: the build gives all of them the same hash, so
 * that no page has to name them. Any other URL stays as it is.
 */
export const onDemandUrl = (url: string): string =>
  // In development the URL is that of the source.
  url.replace('menuActions', 'menuOnDemand').replace('menu-actions', 'menu-on-demand')
export const allergiesUrl = (url: string): string =>
  url.replace('menuActions', 'menuAllergies').replace('menu-actions', 'menu-allergies')
