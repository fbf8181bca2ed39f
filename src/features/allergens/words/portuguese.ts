import { entriesOf, type WordEntry } from './word-entry.ts'

/** Own work. How a line is written: `word-entry.ts`. */
export const PORTUGUESE_WORDS: readonly WordEntry[] = entriesOf('pt', [
  [['gluten'], 'glúten*'],
  [['crustaceans'], 'crustáceo*'],
  [['eggs'], 'ovo* = ovo vegano'],
  [['fish'], 'peixe*'],
  [['peanuts'], 'amendoim*'],
  [['soybeans'], 'soja*'],
  [['milk'], 'laticínio*; lácteo*; lactose; caseína'],
  [['nuts'], 'fruto seco*; fruto de casca rija*'],
  [['celery'], 'aipo*'],
  [['mustard'], 'mostarda*'],
  [['sesame'], 'sésamo*; gergelim'],
  [['sulphites'], 'sulfito*'],
  [['lupin'], 'tremoço*'],
  [['molluscs'], 'molusco*'],
  [
    ['gluten'],
    `farinha = farinha de arroz, farinha de milho, farinha de amêndoa, farinha de mandioca, farinha de grão,
      farinha de coco, farinha de castanha, farinha de trigo sarraceno
    trigo = trigo sarraceno
    pão! = pão de queijo
    massa = massa de arroz, massa de milho
    sêmola = sêmola de milho, sêmola de arroz
    cevada; centeio; aveia; espelta; malte; cuscuz; bulgur; seitan; cereal; bolacha; esparguete; macarrão; aletria; noodle
    açorda; tosta; torrada; sande; sandes; sanduíche; prego; bifana; cachorro quente; hambúrguer; panado/a; empada
    empadinha; tempura; cerveja; pizza; rissol; pastel de bacalhau; broa; migas; cuscus
    filhó; fartura; polme; crostini; alheira; farinheira`,
  ],
  [['gluten', 'milk'], 'bechamel; massa folhada; folhado/a'],
  [
    ['gluten', 'eggs', 'milk'],
    'bolo!; tarte; torta!; croquete; lasanha; quiche; panqueca; crepe; pastel de nata; brownie',
  ],
  [['gluten', 'eggs', 'milk'], 'queijada; waffle; biscoito; queque; francesinha; rabanada; profiterole; tiramisù'],
  [
    ['eggs'],
    'gema; omelete; merengue; farófia; fios de ovos; aioli; pudim; molotof; ovos moles; siricaia; toucinho do céu',
  ],
  [['eggs', 'mustard'], 'maionese = maionese vegana; molho tártaro; molho cocktail'],
  [['eggs', 'milk'], 'leite creme; arroz doce; mousse; baba de camelo; creme pasteleiro'],
  [
    ['milk'],
    `leite = leite de coco, leite de amêndoa, leite de aveia, leite de soja, leite de arroz, leite vegetal
    manteiga = manteiga de amendoim, manteiga de cacau, manteiga vegetal, manteiga de amêndoa
    queijo = queijo vegano, queijo vegetal
    nata = nata vegetal, nata de soja, nata de coco
    creme = creme de coco, creme de amendoim, creme de balsâmico, creme de arroz
    iogurte = iogurte de soja, iogurte de coco, iogurte vegetal
    gelado = chá gelado, café gelado, gelado vegano
    chocolate = chocolate vegano
    requeijão; soro de leite; manjar; parmesão; mozarela; mozzarella; gratinado/a; galão; meia de leite`,
  ],
  [
    ['fish'],
    `dourada = cebola dourada, batata dourada
    raia!
    bacalhau; atum; sardinha; salmão; robalo; linguado; pescada; carapau; cavala; truta; enguia; garoupa; cherne; tamboril
    espadarte; peixe espada; biqueirão; anchova; salmonete; solha; corvina; pargo; lampreia; ova; caviar; sushi; ceviche
    sável; besugo; congro; pataniscas; petinga; arenque; sashimi`,
  ],
  [['fish', 'crustaceans', 'molluscs'], 'caldeirada; arroz de marisco; cataplana'],
  [['fish', 'crustaceans', 'eggs', 'gluten'], 'surimi; delícias do mar'],
  [
    ['crustaceans'],
    `camarão; gamba; lagosta; lavagante; caranguejo; sapateira; santola; lagostim; perceve; percebe; carabineiro
    gambão`,
  ],
  [['crustaceans', 'molluscs'], 'marisco; mariscada'],
  [
    ['molluscs'],
    `polvo!
    choco!
    lula; amêijoa; mexilhão; ostra; vieira; berbigão; caracol; búzio; navalha; lingueirão; conquilha; lapa; calamar
    pota; caracoleta`,
  ],
  [['soybeans'], 'tofu; edamame; tempeh; lecitina'],
  [['fish', 'gluten'], 'molho inglês'],
  [['soybeans', 'gluten'], 'molho de soja; teriyaki; miso'],
  [
    ['nuts'],
    `noz = noz moscada, noz de cola
    amêndoa; avelã; caju; pistácio; macadâmia; pecã; maçapão; praliné; amaretto; castanha do pará; castanha de caju; nogado`,
  ],
  [['nuts', 'milk'], 'pesto'],
  [['nuts', 'gluten'], 'granola'],
  [['sesame'], 'tahini; húmus; hummus; halva; falafel'],
  [['mustard'], 'caril; piccalilli'],
  [
    ['sulphites'],
    `vinho; vinagre; espumante; sidra; moscatel; vinho do porto; vinho verde; sangria; escabeche; passa; uva passa
    balsâmico/a; ginjinha; pickle; picles`,
  ],
  [['sulphites', 'mustard'], 'vinagreta; vinagrete'],
])
