import type { RealCategory } from './real-dish.ts'

/** Nine drinks without a photo. */
export const wines: RealCategory = {
  name: ['Vinos y bebidas', 'Wines and drinks', 'Vinhos e bebidas'],
  dishes: [
    {
      name: ['Manzanilla en rama La Bajamar', 'Unfiltered Manzanilla La Bajamar', 'Manzanilla em rama La Bajamar'],
      description: ['Copa. Sanlúcar', 'Glass. Sanlúcar', 'Copo. Sanlúcar'],
      price: '3,20',
      allergens: ['sulphites'],
    },
    {
      name: ['Castillo de Zahara blanco', 'Castillo de Zahara white', 'Castillo de Zahara branco'],
      description: ['Palomino. Tierra de Cádiz', 'Palomino. Tierra de Cádiz', 'Palomino. Tierra de Cádiz'],
      price: '16',
      allergens: ['sulphites'],
    },
    {
      name: ['Albariño Costa Mansa', 'Albariño Costa Mansa', 'Alvarinho Costa Mansa'],
      description: ['Rías Baixas, 2024', 'Rías Baixas, 2024', 'Rías Baixas, 2024'],
      price: '26',
      allergens: ['sulphites'],
    },
    {
      name: ['Tintilla Vuelta de Viento', 'Tintilla Vuelta de Viento', 'Tintilla Vuelta de Viento'],
      description: ['Tintilla de Rota, 2021', 'Tintilla de Rota, 2021', 'Tintilla de Rota, 2021'],
      price: '24',
      allergens: ['sulphites'],
    },
    {
      name: ['Tinto de verano con limón', 'Red wine spritzer with lemon', 'Tinto de verão com limão'],
      description: ['Jarra pequeña', 'Small jug', 'Jarro pequeno'],
      price: '3,80',
      allergens: ['sulphites'],
    },
    {
      name: ['Caña bien tirada', 'Small draught beer', 'Imperial bem tirada'],
      description: ['20 cl', '20 cl', '20 cl'],
      price: '2,50',
      allergens: ['gluten'],
    },
    {
      name: ['Cerveza sin gluten', 'Gluten-free beer', 'Cerveja sem glúten'],
      description: ['Botella de 33 cl', 'Bottle, 33 cl', 'Garrafa de 33 cl'],
      price: '3,50',
      allergens: [],
    },
    {
      name: ['Agua mineral con o sin gas', 'Mineral water, still or sparkling', 'Água mineral com ou sem gás'],
      description: ['50 cl', '50 cl', '50 cl'],
      price: '2,50',
      allergens: [],
    },
    { name: ['Café con hielo', 'Iced coffee', 'Café com gelo'], price: '2,50', allergens: [] },
  ],
}
