import type { Locale } from '#shared/locale.ts'
import type { AllergenId } from '#features/allergens/allergens.ts'

/** The card for the waiter, in the house's main language, whatever the diner reads (TABLE §7 22). */
export type WaiterTexts = {
  cannotHave: string
  severe: string
  diets: string
  /** Of a severe allergy, before `confirm`. */
  notEven: string
  confirm: string
  wants: string
  canBeWithout: string
  contains: string
  or: string
  iSpeakNot: string
  iSpeak: string
  languages: Record<Locale, string>
  /** Words of a kitchen under each allergen. */
  kitchen: Record<AllergenId, string>
}

export const waiterTexts: Record<Locale, WaiterTexts> = {
  es: {
    cannotHave: 'No puedo tomar',
    severe: 'Tengo alergia grave a',
    diets: 'Mi dieta',
    notEven: 'Ni trazas, ni la misma freidora o plancha.',
    confirm: 'Confírmalo con cocina, por favor.',
    wants: 'Quiero pedir',
    canBeWithout: '¿Se puede hacer sin {x}?',
    contains: '¿Lleva {x}?',
    or: ' o ',
    iSpeakNot: 'No hablo español.',
    iSpeak: 'Hablo {x}.',
    languages: { es: 'español', en: 'inglés', pt: 'portugués' },
    kitchen: {
      gluten: 'trigo, pan, harina, pasta, rebozados',
      crustaceans: 'gambas, langostinos, cangrejo',
      eggs: 'huevo, mahonesa, alioli, rebozados',
      fish: 'pescado, anchoa, caldo de pescado',
      peanuts: 'cacahuete y su aceite',
      soybeans: 'soja, tofu, salsa de soja',
      milk: 'leche, nata, mantequilla, queso',
      nuts: 'almendra, nuez, avellana, pistacho',
      celery: 'apio, caldos y sofritos con apio',
      mustard: 'mostaza y salsas con mostaza',
      sesame: 'sésamo, tahini, panes con semillas',
      sulphites: 'vino, vinagre, fruta desecada',
      lupin: 'altramuces y su harina',
      molluscs: 'almejas, mejillones, pulpo, calamar',
    },
  },
  en: {
    cannotHave: 'I cannot have',
    severe: 'I have a severe allergy to',
    diets: 'My diet',
    notEven: 'Not even traces, nor the same fryer or griddle.',
    confirm: 'Please check with the kitchen.',
    wants: 'I would like to order',
    canBeWithout: 'Can it be made without {x}?',
    contains: 'Does it contain {x}?',
    or: ' or ',
    iSpeakNot: 'I do not speak English.',
    iSpeak: 'I speak {x}.',
    languages: { es: 'Spanish', en: 'English', pt: 'Portuguese' },
    kitchen: {
      gluten: 'wheat, bread, flour, pasta, batter',
      crustaceans: 'prawns, shrimps, crab',
      eggs: 'egg, mayonnaise, aioli, batter',
      fish: 'fish, anchovy, fish stock',
      peanuts: 'peanuts and peanut oil',
      soybeans: 'soya, tofu, soy sauce',
      milk: 'milk, cream, butter, cheese',
      nuts: 'almond, walnut, hazelnut, pistachio',
      celery: 'celery, stocks with celery',
      mustard: 'mustard and sauces with mustard',
      sesame: 'sesame, tahini, bread with seeds',
      sulphites: 'wine, vinegar, dried fruit',
      lupin: 'lupin beans and flour',
      molluscs: 'clams, mussels, octopus, squid',
    },
  },
  pt: {
    cannotHave: 'Não posso comer',
    severe: 'Tenho alergia grave a',
    diets: 'A minha dieta',
    notEven: 'Nem vestígios, nem a mesma fritadeira ou chapa.',
    confirm: 'Confirme com a cozinha, por favor.',
    wants: 'Quero pedir',
    canBeWithout: 'Pode fazer-se sem {x}?',
    contains: 'Leva {x}?',
    or: ' ou ',
    iSpeakNot: 'Não falo português.',
    iSpeak: 'Falo {x}.',
    languages: { es: 'espanhol', en: 'inglês', pt: 'português' },
    kitchen: {
      gluten: 'trigo, pão, farinha, massa, panados',
      crustaceans: 'gambas, camarões, caranguejo',
      eggs: 'ovo, maionese, aioli, panados',
      fish: 'peixe, anchova, caldo de peixe',
      peanuts: 'amendoim e o seu óleo',
      soybeans: 'soja, tofu, molho de soja',
      milk: 'leite, natas, manteiga, queijo',
      nuts: 'amêndoa, noz, avelã, pistácio',
      celery: 'aipo, caldos e refogados com aipo',
      mustard: 'mostarda e molhos com mostarda',
      sesame: 'sésamo, tahini, pão com sementes',
      sulphites: 'vinho, vinagre, fruta seca',
      lupin: 'tremoços e a sua farinha',
      molluscs: 'amêijoas, mexilhões, polvo, lulas',
    },
  },
}
