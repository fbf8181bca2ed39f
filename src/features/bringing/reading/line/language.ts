import type { Locale } from '#shared/locale.ts'
import { folded } from '../words.ts'

/** By these a language is known: small words, and those of kitchens that the others lack. Without accents. */
const WORDS: Record<Locale, string> = {
  es: `con y del las los el una uno en pan queso pollo huevo huevos jamon ternera cerdo cordero pescado salsa patatas patata ajo cebolla tomate
    ensalada sopa arroz postre postres casero casera caseros caseras plancha brasa horno tinto blanco rosado leche nata helado tarta
    verduras setas atun bacalao merluza pulpo gambas calamares mejillones croquetas tortilla boquerones anchoas pimientos berenjena
    hamburguesa bocadillo racion entrantes carnes pescados bebidas vinos cerveza agua zumo de la a al pina manzana limon naranja
    fresco fresca frito frita fritos rebozado relleno rellenos cocido asado asada parrilla gallega gallego ibericos mixta`,
  en: `with and of in the from grilled fried baked roasted roast smoked stewed cheese chicken egg eggs ham beef pork lamb fish sauce
    potatoes potato garlic onion salad soup rice dessert desserts homemade house red white rose milk cream ice cake vegetables
    mushrooms tuna cod hake octopus prawns prawn shrimp shrimps squid mussels croquettes omelette anchovies peppers aubergine burger
    sandwich starters mains meat meats drinks wines wine beer water juice bread style fresh stuffed served shared sharing to or
    cured veal steak ribs cheesecake pie pudding crispy spicy sweet our oven charcoal sea seafood clams salmon toast duck oxtail
    seasonal wild raw pickled olives tomato honey nuts walnuts apple lemon orange coffee tea chocolate slow cooked candied`,
  pt: `com e do da dos das em na no pao queijo frango ovo ovos presunto vitela porco borrego peixe molho batatas batata alho cebola
    tomate salada sopa sobremesa sobremesas caseiro caseira grelhado grelhada grelhados forno tinto branco leite natas gelado bolo legumes
    cogumelos atum bacalhau pescada polvo gambas camarao camaroes lulas mexilhoes croquetes omelete anchovas pimentos beringela
    hamburguer sandes entradas carnes peixes bebidas vinhos cerveja agua sumo assado assada frito fritos a ao de arroz molho
    recheado fumado ameijoas salmao mel maca limao laranja cafe cha pudim tarte azeitonas pato rabo boi`,
}
const setOf = (locale: Locale): ReadonlySet<string> => new Set(WORDS[locale].split(/\s+/u))
const sets: Record<Locale, ReadonlySet<string>> = { es: setOf('es'), en: setOf('en'), pt: setOf('pt') }

type Scores = Record<Locale, number>

/** How much of a text each language knows, 0 to 1; letters that only one has count more. */
function scores(text: string): Scores {
  const words = folded(text).match(/\p{L}+/gu) ?? []
  const known = (locale: Locale) => words.filter(word => sets[locale].has(word)).length / Math.max(words.length, 1)
  const plus = (letters: RegExp) => (letters.test(text) ? 0.3 : 0)
  return {
    es: known('es') + plus(/[ñ¿¡]/iu),
    en: known('en') + (/\b(?:with|and|the)\b/iu.test(text) ? 0.3 : 0),
    pt: known('pt') + plus(/[ãõç]|\b(?:com|do|da|ao)\b|nh|lh/iu),
  }
}

/** The language of a text, where it shows one more than the others; nothing for 'Tiramisú'. */
export function languageOf(text: string): Locale | undefined {
  const all = Object.entries(scores(text)).toSorted(([, a], [, b]) => b - a) as [Locale, number][]
  const [first, second] = all
  if (!first || !second || first[1] < 0.2 || first[1] - second[1] < 0.1) return undefined
  return first[0]
}

/** Whether a text can be that language: it shows no other one clearly. */
export function canBe(text: string, locale: Locale): boolean {
  const all = scores(text)
  return all[locale] >= Math.max(all.es, all.en, all.pt) - 0.05
}
