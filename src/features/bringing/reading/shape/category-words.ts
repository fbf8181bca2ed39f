import { folded } from '../words.ts'

/** Words with which headings of cartas begin, in three languages, without accents. */
const FIRST = new Set(
  `entrantes entrante aperitivos aperitivo tapas tapeo pinchos pintxos raciones picoteo ensaladas ensalada sopas cremas guisos cucharas cuchara
  arroces paellas fideuas pastas pasta pizzas pizza hamburguesas burgers burger bocadillos bocatas sandwiches montaditos tostas tostadas
  carnes carne pescados pescado mariscos marisco verduras verdura huerta huevos revueltos quesos embutidos ibericos chacinas fritos frituras
  fritura postres postre helados bebidas bebida refrescos cervezas cerveza vinos vino tintos blancos rosados espumosos cavas champagne champan
  licores licor combinados cocteles cocktails copas cafes cafe cafeteria infusiones tes desayunos meriendas bolleria zumos batidos aguas
  sugerencias especialidades guarniciones salsas panes extras primeros segundos principales infantil ninos menus platos conservas laterio
  brasas brasa parrilla plancha cazuelas croquetas tortillas caldos legumbres vermuts vermut aguardientes whiskies ginebras rones brandies
  starters appetizers salads soups mains main meats meat fish seafood desserts dessert drinks beers wines wine sides kids rice coffee cocktails
  red white rose sparkling entradas petiscos carnes peixes sobremesas saladas sopas mariscos bebidas cervejas vinhos tintos brancos doces
  dulces tartas sidras sidra wraps tacos nachos kebabs fajitas sushi nigiris makis uramakis gyozas woks tallarines curries bowls pokes`.split(
    /\s+/u,
  ),
)
const WHOLE =
  /^(?:para (?:picar|compartir|empezar|abrir boca|los mas pequenos|los peques|ninos|terminar)|de cuchara|de la huerta|del huerto|del mar|de la tierra|de la brasa|a la brasa|del mercado|de temporada|los clasicos|nuestr[oa]s? .+|menu .+|fuera de carta|algo dulce|lo dulce|el dulce|to share|to start|from the .+|d\.? ?o\.?(?: ?ca?\.?)? .+|los? .+|las? .+|our .+|para partilhar|do mar|da terra)$/u

/** Whether a text begins as the headings of cartas do. */
export function isCategoryWord(text: string): boolean {
  const plain = folded(text)
    .replace(/[^\p{L}\p{N}\s.]/gu, ' ')
    .trim()
  const [first = ''] = plain.split(/\s+/u)
  return FIRST.has(first.replace(/\.$/u, ''))
}

export const isHeadingPhrase = (text: string): boolean =>
  WHOLE.test(
    folded(text)
      .replace(/[^\p{L}\p{N}\s.]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  )
