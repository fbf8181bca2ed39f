/**
 * URL of the third script, from that of the second one: the build gives both the same hash, so that no page has to name
 * both. Any other URL stays as it is.
 */
export const onDemandUrl = (url: string): string =>
  // In development the URL is that of the source.
  url.replace('menuActions', 'menuOnDemand').replace('menu-actions', 'menu-on-demand')
