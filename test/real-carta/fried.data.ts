import type { RealCategory } from './real-dish.ts'

/** Two thirds with photos, one panorama among them. */
export const fried: RealCategory = {
  name: ['Frituras y cazuelas', 'Fried and stewed', 'Fritos e tachinhos'],
  dishes: [
    {
      name: ['Calamares a la andaluza', 'Andalusian fried squid', 'Lulas à andaluza'],
      description: [
        'Rebozados en harina fina, con limón.',
        'Coated in fine flour, with lemon.',
        'Envoltas em farinha fina, com limão.',
      ],
      price: '14',
      photo: 'calamares',
      allergens: ['gluten', 'molluscs'],
    },
    {
      name: ['Cazón en adobo al estilo de Cádiz', 'Marinated dogfish, Cádiz style', 'Cação de adubo à moda de Cádis'],
      description: [
        'Vinagre de Jerez, comino y orégano.',
        'Sherry vinegar, cumin and oregano.',
        'Vinagre de Jerez, cominhos e orégãos.',
      ],
      price: '12,50',
      allergens: ['gluten', 'fish', 'sulphites'],
    },
    {
      name: [
        'Gambas al ajillo en cazuela de barro',
        'Garlic prawns in an earthenware dish',
        'Camarões ao alho em tacho de barro',
      ],
      description: [
        'Guindilla, ajo dorado y mucho pan para mojar.',
        'Chilli, golden garlic and plenty of bread.',
        'Malagueta, alho dourado e muito pão para molhar.',
      ],
      price: '15,50',
      photo: 'gambas',
      allergens: ['crustaceans'],
    },
    {
      name: ['Boquerones fritos al limón', 'Lemon-fried fresh anchovies', 'Biqueirões fritos com limão'],
      description: ['De la lonja de Barbate.', 'From the Barbate fish market.', 'Da lota de Barbate.'],
      price: '11',
      allergens: ['gluten', 'fish'],
    },
    {
      name: ['Pimientos de Padrón', 'Padrón peppers', 'Pimentos de Padrón'],
      description: ['Unos pican y otros no.', 'Some are hot and some are not.', 'Uns picam e outros não.'],
      price: '8',
      photo: 'padron',
      allergens: [],
    },
    {
      name: [
        'Tortilla de patatas con cebolla, poco cuajada',
        'Spanish omelette with onion, lightly set',
        'Tortilha de batata com cebola, mal passada',
      ],
      description: [
        'Se hace al momento: doce minutos.',
        'Made to order: twelve minutes.',
        'Feita na hora: doze minutos.',
      ],
      price: '9,80',
      photo: 'tortilla',
      allergens: ['eggs'],
    },
  ],
}
