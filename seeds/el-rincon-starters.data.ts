import type { DemoCategory } from './demo-menu.ts'

/** The first three categories of the demo menu. */
export const starters: DemoCategory[] = [
  {
    key: 'para_picar',
    translations: { es: { name: 'Para picar' }, en: { name: 'To share' }, pt: { name: 'Para petiscar' } },
    dishes: [
      {
        translations: {
          es: {
            name: 'Croquetas de jamón',
            description: 'Seis piezas. Bechamel de leche fresca, reposada desde la víspera.',
          },
          en: { name: 'Ham croquettes', description: 'Six pieces. Fresh milk béchamel, rested since the day before.' },
          pt: {
            name: 'Croquetes de presunto',
            description: 'Seis unidades. Bechamel de leite fresco, em repouso desde a véspera.',
          },
        },
        price: 9.5,
        allergens: ['gluten', 'eggs', 'milk'],
        picture: 'croquetas',
      },
      {
        translations: {
          es: { name: 'Jamón ibérico de bellota', description: 'Cortado a cuchillo, 80 g. Con picos de Sanlúcar.' },
          en: { name: 'Acorn-fed Ibérico ham', description: 'Hand carved, 80 g. With breadsticks from Sanlúcar.' },
          pt: {
            name: 'Presunto ibérico de bolota',
            description: 'Cortado à faca, 80 g. Com palitos de pão de Sanlúcar.',
          },
        },
        price: 22,
        allergens: ['gluten'],
        picture: 'jamon',
      },
      {
        translations: {
          es: { name: 'Tortilla de patatas', description: 'Con cebolla y poco cuajada. Hecha al momento.' },
          en: { name: 'Potato omelette', description: 'With onion and soft in the middle. Made to order.' },
          pt: { name: 'Tortilha de batata', description: 'Com cebola e pouco passada. Feita na hora.' },
        },
        price: 8.9,
        allergens: ['eggs'],
        picture: 'tortilla',
      },
      {
        translations: {
          es: { name: 'Pan con tomate', description: 'Hogaza tostada, tomate de colgar y aceite arbequina.' },
          en: { name: 'Tomato bread', description: 'Toasted country loaf, vine tomato and Arbequina oil.' },
          pt: { name: 'Pão com tomate', description: 'Pão rústico torrado, tomate e azeite arbequina.' },
        },
        price: 4.2,
        allergens: ['gluten'],
        picture: 'pantomate',
      },
      {
        translations: {
          es: { name: 'Patatas bravas', description: 'Salsa brava de la casa y alioli suave.' },
          en: { name: 'Patatas bravas', description: 'Our own spicy sauce and a mild aioli.' },
          pt: { name: 'Batatas bravas', description: 'Molho bravo da casa e alioli suave.' },
        },
        price: 6.8,
        allergens: ['eggs', 'mustard'],
        picture: 'bravas',
      },
      {
        translations: {
          es: { name: 'Pimientos de Padrón', description: 'Unos pican y otros no. Sal en escamas.' },
          en: { name: 'Padrón peppers', description: 'Some are hot and some are not. Flaky salt.' },
          pt: { name: 'Pimentos de Padrón', description: 'Uns picam e outros não. Flor de sal.' },
        },
        price: 7.5,
        allergens: [],
        picture: 'padron',
      },
      {
        translations: {
          es: { name: 'Aceitunas aliñadas', description: 'Gordal y manzanilla, con tomillo y naranja.' },
          en: { name: 'Marinated olives', description: 'Gordal and manzanilla, with thyme and orange.' },
          pt: { name: 'Azeitonas temperadas', description: 'Gordal e manzanilla, com tomilho e laranja.' },
        },
        price: 3.5,
        allergens: [],
        picture: 'aceitunas',
      },
      {
        translations: {
          es: { name: 'Ensaladilla rusa', description: 'Con ventresca de bonito y huevo de corral.' },
          en: { name: 'Spanish potato salad', description: 'With tuna belly and free-range egg.' },
          pt: { name: 'Salada russa', description: 'Com ventresca de atum e ovo do campo.' },
        },
        price: 8.2,
        allergens: ['eggs', 'fish', 'mustard'],
        picture: null,
      },
    ],
  },
  {
    key: 'de_cuchara_y_huerta',
    translations: {
      es: { name: 'De cuchara y huerta' },
      en: { name: 'Soups and greens' },
      pt: { name: 'Sopas e horta' },
    },
    dishes: [
      {
        translations: {
          es: { name: 'Gazpacho andaluz', description: 'Tomate de temporada, pepino y picatostes aparte.' },
          en: { name: 'Andalusian gazpacho', description: 'Seasonal tomato, cucumber, and croutons on the side.' },
          pt: { name: 'Gaspacho andaluz', description: 'Tomate da época, pepino e croutons à parte.' },
        },
        price: 6.5,
        allergens: ['gluten', 'sulphites'],
        picture: 'gazpacho',
      },
      {
        translations: {
          es: { name: 'Ensalada de la huerta', description: 'Lechuga viva, tomate rosa, huevo, ventresca y aceituna.' },
          en: { name: 'Garden salad', description: 'Living lettuce, pink tomato, egg, tuna belly and olives.' },
          pt: { name: 'Salada da horta', description: 'Alface viva, tomate rosa, ovo, ventresca e azeitona.' },
        },
        price: 11.5,
        allergens: ['eggs', 'fish'],
        picture: 'ensalada',
      },
      {
        translations: {
          es: { name: 'Salmorejo cordobés', description: 'Con huevo picado y virutas de jamón.' },
          en: { name: 'Cordoban salmorejo', description: 'With chopped egg and shavings of ham.' },
          pt: { name: 'Salmorejo de Córdova', description: 'Com ovo picado e lascas de presunto.' },
        },
        price: 7.2,
        allergens: ['gluten', 'eggs'],
        picture: null,
      },
      {
        translations: {
          es: { name: 'Lentejas estofadas', description: 'Pardinas, verduras y un punto de comino. Sin carne.' },
          en: { name: 'Lentil stew', description: 'Pardina lentils, vegetables and a hint of cumin. No meat.' },
          pt: {
            name: 'Lentilhas estufadas',
            description: 'Lentilhas pardinas, legumes e um toque de cominhos. Sem carne.',
          },
        },
        price: 9,
        allergens: ['celery'],
        picture: null,
      },
    ],
  },
  {
    key: 'del_mar',
    translations: { es: { name: 'Del mar' }, en: { name: 'From the sea' }, pt: { name: 'Do mar' } },
    dishes: [
      {
        translations: {
          es: { name: 'Pulpo a la gallega', description: 'Cachelos, pimentón de la Vera y aceite de oliva virgen.' },
          en: { name: 'Galician octopus', description: 'Boiled potatoes, paprika from La Vera and olive oil.' },
          pt: { name: 'Polvo à galega', description: 'Batata cozida, colorau de la Vera e azeite virgem.' },
        },
        price: 18.9,
        allergens: ['molluscs'],
        picture: 'pulpo',
      },
      {
        translations: {
          es: { name: 'Gambas al ajillo', description: 'En cazuela de barro, con guindilla y mucho pan para mojar.' },
          en: { name: 'Garlic prawns', description: 'In a clay pot, with chilli and plenty of bread to dip.' },
          pt: {
            name: 'Camarões ao alhinho',
            description: 'Em caçarola de barro, com malagueta e muito pão para molhar.',
          },
        },
        price: 14.5,
        allergens: ['gluten', 'crustaceans'],
        picture: 'gambas',
      },
      {
        translations: {
          es: { name: 'Merluza en salsa verde', description: 'Lomo de pincho, almejas y guisantes.' },
          en: { name: 'Hake in green sauce', description: 'Line-caught loin, clams and peas.' },
          pt: { name: 'Pescada em molho verde', description: 'Lombo de anzol, amêijoas e ervilhas.' },
        },
        price: 19.5,
        allergens: ['fish', 'sulphites', 'molluscs'],
        picture: 'merluza',
      },
      {
        translations: {
          es: { name: 'Calamares a la andaluza', description: 'Rebozados en harina de garbanzo, con limón.' },
          en: { name: 'Andalusian fried squid', description: 'Fried in chickpea flour, with lemon.' },
          pt: { name: 'Lulas à andaluza', description: 'Fritas em farinha de grão, com limão.' },
        },
        price: 12.8,
        allergens: ['molluscs'],
        picture: null,
      },
      {
        translations: {
          es: { name: 'Mejillones al vapor', description: 'De roca, con laurel y vino blanco.' },
          en: { name: 'Steamed mussels', description: 'Rock mussels with bay leaf and white wine.' },
          pt: { name: 'Mexilhões ao vapor', description: 'De rocha, com louro e vinho branco.' },
        },
        price: 9.9,
        allergens: ['sulphites', 'molluscs'],
        picture: null,
      },
    ],
  },
]
