const DRINKS =
  /vino|botella|bottle|garrafa|licor|spirit|wine|vinho|bebida|drink|cerveza|cerveja|beer|cóctel|coctel|cocktail|refresco|café|coffee/iu

/** A category of drinks, by its name in any language. */
export const isOfDrinks = (names: readonly string[]): boolean => names.some(name => DRINKS.test(name))
