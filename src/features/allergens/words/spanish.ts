import { entriesOf, type WordEntry } from './word-entry.ts'

/** Own work, as a Spanish cook reads a carta. How a line is written: `word-entry.ts`. */
export const SPANISH_WORDS: readonly WordEntry[] = entriesOf('es', [
  // The names of the law first: 'pan sin gluten' names no gluten.
  [['gluten'], 'gluten*'],
  [['crustaceans'], 'crustáceo*'],
  [['eggs'], 'huevo* = huevo vegano; ovoproducto'],
  [['fish'], 'pescado*'],
  [['peanuts'], 'cacahuete*; cacahuet; cacahuate; maní'],
  [['soybeans'], 'soja*; soya'],
  [['milk'], 'lácteo*; lactosa; caseína; caseinato; suero'],
  [['nuts'], 'fruto seco*; fruto de cáscara*'],
  [['celery'], 'apio*; apionabo'],
  [['mustard'], 'mostaza*; dijon'],
  [['sesame'], 'sésamo*; ajonjolí'],
  [['sulphites'], 'sulfito*; metabisulfito'],
  [['lupin'], 'altramuz*; lupino/a; lupín; chocho; chochito'],
  [['molluscs'], 'molusco*'],

  // Cereals, bread, dough
  [
    ['gluten'],
    `trigo = trigo sarraceno
    harina = harina de arroz, harina de maíz, harina de garbanzo, harina de almendra, harina de coco, harina de tapioca,
      harina de yuca, harina de mandioca, harina de castaña, harina de trigo sarraceno, harina de lenteja,
      harina de quinoa, harina de algarroba, harina de mijo, harina de teff
    pan = pan de gambas, pan de higo, pan de yuca, pan de queso, fruta del pan, árbol del pan, pan fried,
      pan seared, pan roasted
    sémola = sémola de maíz, sémola de arroz
    masa = masa de maíz, masa de arroz
    pasta = pasta de arroz, pasta de sésamo, pasta de curry, pasta de aceituna, pasta de cacao, pasta de cacahuete,
      pasta de avellana, pasta de pistacho, pasta de almendra, pasta de chile, pasta de ají, pasta de anchoa,
      pasta de trufa, pasta de maíz, pasta de tomate
    tostada = tostada de maíz, almendra tostada, avellana tostada, mantequilla tostada, cebolla tostada, yema tostada,
      crema tostada, nata tostada
    tallarín = tallarín de arroz, tallarín de calabacín
    fideo = fideo de arroz, fideo de boniato
    coca = coca cola, hoja de coca
    galleta = galleta de arroz, galleta de maíz
    malta; cebada; centeno; espelta; avena; kamut; triticale; semolina; cuscús; bulgur; seitán; cereal
    panecillo; pulguita; bocadillo; bocata; montadito; sándwich; tosta; tostón; picatoste; croutón; crutón; focaccia
    chapata; ciabatta; baguette; bagel; mollete; regañá; tartaleta; volován; canapé; pepito; serranito; pulga; rosquilla; rosco; panko; cracker; pita; naan; dürüm; wrap
    espagueti; spaghetti; macarrón; fettuccine; ñoqui; gnocchi; noodle; udon; soba; yakisoba; wonton; dumpling; bao
    rollito de primavera; pizza; calzone; churro; porra; pestiño; gachas; empanadilla; kebab; burrito; hot dog
    perrito caliente; hamburguesa; nugget; tempura; orly; rebozado/a; empanado/a; apanado/a; enharinado/a; a la andaluza
    tortillita; gazpacho; roux; velouté; cerveza; lager; pilsner; stout; muesli; salsa brava
    patata brava; gofio; cus cus
    torta = torta del casar
    migas = migas de bacalao, migas de atún, migas de cangrejo`,
  ],
  [['gluten', 'milk'], 'bechamel; besamel; hojaldre; canelón; quesadilla; bikini'],
  [
    ['gluten', 'eggs'],
    'bizcocho; flamenquín; milanesa; sopa de ajo; sopa castellana; escalope; a la romana; ravioli; tortellini; buñuelo; salmorejo',
  ],
  [
    ['gluten', 'eggs', 'milk'],
    `brownie; brioche; magdalena; muffin; cupcake; cookie; lasaña; quiche; gofre; torrija; croqueta; cachopo; san jacobo
    sanjacobo
    crepe; crep; tiramisú; profiterol; coulant; cheesecake; carrot cake; lemon pie; apple pie; carbonara; cruasán; croissant
    donut; roscón; ensaimada; milhojas; pionono; tarta
    leche frita; goxua; pantxineta; sobao; canutillo; pastel
    tortita = tortita de maíz, tortita de arroz`,
  ],

  // Eggs and sauces
  [
    ['eggs'],
    `tortilla = tortilla de maíz, tortilla de trigo, tortilla de harina, tortilla mexicana
    yema = yema de espárrago
    alioli; allioli; ali oli; all i oli; ajoaceite; huevito; revuelto; merengue; tocino de cielo; zabaione; sabayón`,
  ],
  [
    ['eggs', 'mustard'],
    `mahonesa = mahonesa vegana, mahonesa vegetal
    mayonesa = mayonesa vegana, mayonesa vegetal
    mayo = 1 de mayo, 2 de mayo, primero de mayo, dos de mayo, mes de mayo, hasta mayo, desde mayo
    salsa rosa; tártara; remoulade`,
  ],
  [['mustard', 'soybeans'], 'mahonesa vegana; mayonesa vegana; veganesa'],
  [['nuts', 'soybeans'], 'queso vegano'],
  [
    ['eggs', 'milk'],
    'holandesa; bearnesa; flan; natilla; crema catalana; crema inglesa; crema pastelera; mousse; suflé',
  ],
  [['eggs', 'fish', 'milk', 'gluten'], 'césar'],
  [['eggs', 'fish', 'mustard'], 'ensaladilla; tonnato; vitel toné'],
  [['eggs', 'mustard', 'fish'], 'steak tartar'],
  [['nuts', 'gluten', 'sulphites'], 'romesco; salvitxada; xató'],
  [['nuts', 'gluten'], 'ajoblanco; baklava; polvorón; mantecado; muhammara; granola'],
  [['milk', 'nuts'], 'pesto; nocilla; nutella; gianduja; ferrero; bombón'],
  [['eggs', 'nuts'], 'turrón; panellet; hueso de santo; alfajor; tarta de santiago; frangipane; macaron'],

  // Milk
  [
    ['milk'],
    `leche = leche de coco, leche de almendra, leche de avena, leche de soja, leche de arroz, leche de avellana,
      leche de anacardo, leche de tigre, leche vegetal
    nata = nata vegetal, nata de coco, nata de soja
    mantequilla = mantequilla de cacahuete, mantequilla de maní, mantequilla de almendra, mantequilla de anacardo,
      mantequilla de avellana, mantequilla vegetal, mantequilla vegana
    queso = queso vegano, queso vegetal, queso de cerdo, queso de anacardo, queso de almendra
    crema = crema de coco, crema de cacahuete, crema de maní, crema de almendra, crema de sésamo, crema de balsámico,
      crema de vinagre, crema de módena, crema de arroz
    yogur = yogur de soja, yogur de coco, yogur vegetal, yogur vegano
    yogurt = yogurt de soja, yogurt de coco, yogurt vegetal, yogurt vegano
    kéfir = kéfir de agua
    helado = té helado, café helado, helado vegano
    batido = huevo batido, batido vegano, batido vegetal
    chocolate = chocolate vegano
    manchego = pisto manchego, gazpacho manchego, asadillo manchego, moje manchego, ajo manchego
    quesito; quesada; requesón; cuajada; ghee; panna cotta; parmesano; mozzarella; burrata; gorgonzola; roquefort; cabrales
    idiazábal; torta del casar; tetilla; feta; brie; camembert; cheddar; gouda; emmental; gruyère; gruyer; provolone
    provoleta; ricotta; mascarpone; halloumi; paneer; grana padano; pecorino; philadelphia; stracciatella; raclette; fondue
    risotto; gratinado/a; raita; tzatziki; labneh; lassi; capuchino; cappuccino; latte; toffee; ganache
    lactonesa; rulo de cabra; chantilly; panacota`,
  ],

  // Fish
  [
    ['fish'],
    `bonito; atún; anchoa; boquerón; sardina; merluza; bacalao; salmón; trucha; lubina; rodaballo; lenguado; caballa
    dorada = cebolla dorada, patata dorada, masa dorada, corteza dorada, mantequilla dorada
    gallo = pico de gallo, gallo de corral, cresta de gallo, gallo pinto
    rosada = sal rosada, pimienta rosada
    caviar = caviar de aceite, caviar de berenjena, caviar vegano
    ceviche = ceviche de champiñón, ceviche vegano
    rape!; mero; jurel; besugo; emperador; pez espada; pez limón; pez mantequilla; marrajo; cazón; tintorera; pescadilla
    pescadito; pijota; acedía; salmonete; urta; pargo; corvina; raya; congrio; anguila; angula; lamprea; cabracho; palometa
    panga; perca; tilapia; fletán; halibut; melva; mojama; hueva; sashimi; nigiri; maki; tiradito; marmitako; esgarraet
    esqueixada; fumet; dashi; katsuobushi; garum; nuoc mam; kokotxa; cococha; ventresca; morrillo; bacaladilla; arenque
    kimchi; verdel; bienmesabe; gilda; banderilla; matrimonio; atascaburras; soldadito de pavía
    chicharro; leche de tigre; tobiko`,
  ],
  [['fish', 'gluten'], 'pescaíto; fritura; worcestershire; perrins'],
  [['fish', 'crustaceans', 'eggs', 'gluten'], 'surimi; gula; palito de cangrejo; palito de mar'],
  [['fish', 'milk'], 'brandada'],
  [['fish', 'nuts'], 'all i pebre'],
  [['fish', 'molluscs'], 'arroz negro'],
  [['fish', 'soybeans', 'sesame'], 'sushi; uramaki; poke; furikake'],
  [['fish', 'crustaceans', 'molluscs'], 'zarzuela; arroz a banda; arroz del señoret'],
  [['gluten', 'fish', 'crustaceans', 'molluscs'], 'fideuá'],
  [['fish', 'crustaceans', 'nuts'], 'suquet'],

  // Shellfish
  [
    ['crustaceans'],
    `gamba; gambón; langostino; cigala; bogavante; langosta; carabinero; camarón; quisquilla; nécora; centollo; centolla
    buey de mar; cangrejo; percebe; santiaguiño; galera; txangurro; changurro; chatka; gambita`,
  ],
  [['crustaceans', 'milk'], 'bisque'],
  [['crustaceans', 'molluscs'], 'marisco; mariscada; salpicón'],
  [
    ['molluscs'],
    `calamar; chipirón; pulpo; pulpito; sepia; puntillita; chopito; pota; jibia; mejillón; almeja; berberecho; coquina
    choco! = choco blanco, choco negro
    tigre = leche de tigre, langostino tigre, gambón tigre
    navaja; ostra; ostión; vieira; zamburiña; volandeira; caracol; cañaílla; bígaro; concha fina; chirla; lapa; clóchina
    tellina; abalón; búsano`,
  ],
  [['molluscs', 'gluten'], 'raba'],

  // Soy, nuts, sesame
  [['peanuts', 'soybeans'], 'satay'],
  [['peanuts', 'fish', 'eggs', 'soybeans', 'crustaceans'], 'pad thai'],
  [['soybeans'], 'edamame; tofu; tempeh; tamari; lecitina; heura'],
  [['soybeans', 'gluten'], 'salsa de soja; teriyaki; miso; yakitori; sukiyaki; shoyu'],
  [['soybeans', 'gluten', 'eggs'], 'ramen; gyoza'],
  [['soybeans', 'gluten', 'sesame'], 'hoisin'],
  [['soybeans', 'gluten', 'fish'], 'ponzu'],
  [
    ['nuts'],
    `nuez = nuez moscada, nuez de cola
    almendra; avellana; anacardo; pistacho; pacana; macadamia; praliné; mazapán; guirlache; amaretto; amaretti; crocanti
    carbayón; pecana; almendrado/a`,
  ],
  [['nuts', 'sesame'], 'dukkah'],
  [['sesame'], 'tahini; tahina; tahín; hummus; humus; halva; gomasio; zaatar; falafel; baba ganoush; mutabal'],
  [['celery', 'nuts', 'eggs'], 'waldorf'],
  [['celery'], 'bloody mary; boloñesa'],
  [['mustard'], 'curry; piccalilli'],

  // Wine and what is pickled
  [
    ['sulphites'],
    `manzanilla = infusión de manzanilla, té de manzanilla, aceituna manzanilla
    vino; vinagre; cava; champán; sidra; vermut; jerez; oporto; moscatel; mistela; oloroso; amontillado; pedro ximénez
    lambrusco; prosecco; sangría; tinto de verano; rebujito; calimocho; kalimotxo; txakoli; chacolí; albariño; verdejo
    escabeche; escabechado/a; módena; balsámico/a; pasas; uva pasa; ciruela pasa; orejón`,
  ],
  [['sulphites', 'mustard'], 'vinagreta; encurtido'],
])
