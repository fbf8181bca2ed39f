import type { RealCategory } from './real-dish.ts'

/** Two photos on five dishes: fewer than half. */
export const rice: RealCategory = {
  name: ['Arroces (mínimo dos personas)', 'Rice dishes (minimum two people)', 'Arrozes (mínimo duas pessoas)'],
  dishes: [
    {
      name: ['Paella de marisco', 'Seafood paella', 'Paelha de marisco'],
      description: ['Por persona. Treinta minutos.', 'Per person. Thirty minutes.', 'Por pessoa. Trinta minutos.'],
      price: '18,50',
      photo: 'paella',
      allergens: ['crustaceans', 'molluscs', 'fish'],
    },
    {
      name: ['Arroz a banda con alioli', 'Fishermen’s rice with aioli', 'Arroz à banda com aioli'],
      description: ['Por persona.', 'Per person.', 'Por pessoa.'],
      price: '16',
      allergens: ['fish', 'eggs', 'crustaceans'],
    },
    {
      name: ['Arroz negro con calamares', 'Black rice with squid', 'Arroz negro com lulas'],
      description: ['Por persona. Alioli aparte.', 'Per person. Aioli on the side.', 'Por pessoa. Aioli à parte.'],
      price: '17,50',
      photo: 'arroznegro',
      allergens: ['molluscs', 'eggs'],
    },
    {
      name: [
        'Arroz meloso de carabineros y sepia',
        'Creamy rice with scarlet prawns and cuttlefish',
        'Arroz cremoso de carabineiros e choco',
      ],
      description: ['Por persona.', 'Per person.', 'Por pessoa.'],
      price: '22',
      allergens: ['crustaceans', 'molluscs'],
    },
    {
      name: ['Fideuá de gambas y rape', 'Noodle paella with prawns and monkfish', 'Fideuá de camarão e tamboril'],
      description: ['Por persona.', 'Per person.', 'Por pessoa.'],
      price: '16,50',
      allergens: ['gluten', 'crustaceans', 'fish'],
    },
  ],
}

/** Three photos on four dishes. */
export const desserts: RealCategory = {
  name: ['Postres', 'Desserts', 'Sobremesas'],
  dishes: [
    {
      name: ['Tarta de queso al horno de leña', 'Wood-oven cheesecake', 'Tarte de queijo em forno de lenha'],
      description: [
        'Tostada por fuera y cremosa por dentro.',
        'Toasted outside and creamy inside.',
        'Tostada por fora e cremosa por dentro.',
      ],
      price: '6,50',
      photo: 'tartaqueso',
      allergens: ['milk', 'eggs'],
    },
    {
      name: ['Flan de huevo con nata', 'Egg custard with cream', 'Pudim de ovos com natas'],
      price: '5',
      photo: 'flan',
      allergens: ['milk', 'eggs'],
    },
    {
      name: [
        'Torrija caramelizada con helado de leche merengada',
        'Caramelised French toast with meringue-milk ice cream',
        'Rabanada caramelizada com gelado de leite-creme',
      ],
      description: [
        'Pan brioche, veinticuatro horas en leche.',
        'Brioche, twenty-four hours in milk.',
        'Pão brioche, vinte e quatro horas em leite.',
      ],
      price: '6,80',
      photo: 'torrija',
      allergens: ['gluten', 'milk', 'eggs'],
    },
    {
      name: ['Helado artesano, dos bolas', 'Artisan ice cream, two scoops', 'Gelado artesanal, duas bolas'],
      description: [
        'Turrón, limón, chocolate o vainilla.',
        'Nougat, lemon, chocolate or vanilla.',
        'Torrão, limão, chocolate ou baunilha.',
      ],
      price: '4,80',
      allergens: ['milk', 'nuts'],
    },
  ],
}
