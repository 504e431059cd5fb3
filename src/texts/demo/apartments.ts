export type DemoApartment = {
  adType: 'offer' | 'search'
  title: string
  description: string
  city: string
  address: string
  /** Without the running costs. */
  price: number
  warmRent?: number
  deposit?: number
  rooms: number
  area?: number
  furnished: boolean
  petsAllowed: boolean
  /** Days from the day of seeding; absent means „По договаряне“. */
  availableInDays?: number
  phone: string
  contact: string
  approval?: 'pending' | 'rejected'
  rejectionReason?: string
}

type Row = [DemoApartment['adType'], title: string, city: string, address: string, price: number, rooms: number, area: number | null, furnished: boolean, petsAllowed: boolean, availableInDays: number | null, contact: string, phone: string, description: string, money?: [warmRent: number, deposit: number]] // prettier-ignore

const rows: Row[] = [
  ['offer', 'Светла двустайна до метрото', 'Берлин', 'Wedding, Seestraße', 890, 2, 54, false, false, 20, 'Георги', '+49 30 23125 401', 'Трети етаж без асансьор, нова баня, Anmeldung е възможна от първия ден.', [1090, 2670]],
  ['offer', 'Стая в споделено жилище', 'Берлин', 'Neukölln, Karl-Marx-Straße', 480, 1, 17, true, false, 5, 'Елена', '+49 30 23125 402', 'Живеем трима българи, търсим четвърти за поне половин година.', [560, 960]],
  ['search', 'Търся двустайно жилище за семейство', 'Хамбург', 'Wandsbek или Barmbek', 1000, 2, null, false, false, null, 'Ивайло', '+49 40 66969 403', 'Двама работещи с едно дете, договорите са безсрочни, имаме Schufa.'],
  ['offer', 'Обзаведено студио за краткосрочно наемане', 'Мюнхен', 'Laim, Fürstenrieder Straße', 820, 1, 28, true, false, 10, 'Десислава', '+49 89 99998 404', 'За един до шест месеца, наемът е с включен ток и интернет.', [950, 1640]],
  ['offer', 'Тристайно с градина', 'Дортмунд', 'Hörde, Benninghofer Straße', 820, 3, 78, false, true, 40, 'Силвия', '+49 171 39200 33', 'Партер с малка градина, близо до езерото Феникс.', [1040, 1640]],
  ['offer', 'Двустайна за двама работници', 'Дуисбург', 'Marxloh, Kaiser-Wilhelm-Straße', 520, 2, 49, true, false, 0, 'Пламен', '+49 171 39200 34', 'Мебелирана, пералня, наем на месец без предплата за посредник.', [690, 1040]],
  ['search', 'Студентка търси стая', 'Дюселдорф', 'до университета', 450, 1, null, true, false, null, 'Весела', '+49 171 39200 35', 'Спокойна, без домашни любимци, от началото на летния семестър.'],
  ['offer', 'Четиристайно за голямо семейство', 'Щутгарт', 'Bad Cannstatt, Nürnberger Straße', 1350, 4, 96, false, true, 60, 'Стефан', '+49 171 39200 36', 'Две бани, тераса, училище на пет минути пеш.', [1650, 4050]],
  ['offer', 'Мансарда с гледка', 'Нюрнберг', 'Südstadt, Wölckernstraße', 610, 2, 47, false, false, 15, 'Красимира', '+49 171 39200 37', 'Ново отопление, депозитът е на три вноски, както е по закон.', [760, 1830]],
  ['offer', 'Двустайна в старо строителство', 'Лайпциг', 'Plagwitz, Karl-Heine-Straße', 560, 2, 58, false, true, 30, 'Димитър', '+49 171 39200 38', 'Високи тавани, дюшеме, мазе за колело.', [710, 1120]],
  ['search', 'Двойка търси жилище с куче', 'Дрезден', 'Neustadt', 750, 2, null, false, true, null, 'Ралица', '+49 171 39200 39', 'Кучето е малко и възпитано, можем да платим депозита наведнъж.'],
  ['offer', 'Стая за монтьори', 'Хановер', 'Linden, Falkenstraße', 640, 1, 20, true, false, 0, 'Борислав', '+49 171 39200 40', 'Цената е на човек за месец, с всичко включено; кухня и баня на етажа, паркинг за бус.', [750, 640]],
  ['offer', 'Тиха гарсониера', 'Бремен', 'Findorff, Hemmstraße', 430, 1, 31, false, false, 25, 'Гергана', '+49 171 39200 41', 'Подходяща за един човек, нов хладилник остава.', [540, 860]],
  ['offer', 'Двустайна под наем от собственик', 'Есен', 'Frohnhausen, Mülheimer Straße', 590, 2, 56, false, false, 35, 'Тодор', '+49 171 39200 42', 'Без комисиона, предпочитам хора с трудов договор.', [750, 1770]],
  ['search', 'Търся жилище под наем с двор', 'Манхайм', 'Feudenheim и околността', 1100, 3, null, false, true, null, 'Васил', '+49 171 39200 43', 'Семейство с две деца, готови да боядисаме сами.'],
  ['offer', 'Нова двустайна до летището', 'Франкфурт на Майн', 'Kelsterbach, Rüsselsheimer Straße', 880, 2, 52, true, false, 50, 'Милена', '+49 69 90009 416', 'За служители на летището, две спирки с влака.', [1080, 2640]],
] // prettier-ignore

const approvedOnes = rows.map(
  ([
    adType,
    title,
    city,
    address,
    price,
    rooms,
    area,
    furnished,
    petsAllowed,
    days,
    contact,
    phone,
    description,
    [warmRent, deposit] = [undefined, undefined],
  ]) => ({
    adType,
    title,
    description,
    city,
    address,
    price,
    warmRent,
    deposit,
    rooms,
    area: area ?? undefined,
    furnished,
    petsAllowed,
    availableInDays: days ?? undefined,
    contact,
    phone,
  }),
)

export const demoApartments: DemoApartment[] = [
  ...approvedOnes,
  {
    adType: 'offer',
    title: 'Луксозно жилище, ключът идва по куриер',
    description: 'Работя в чужбина, преведете депозита и ще Ви изпратя ключа.',
    city: 'Мюнхен',
    address: 'Marienplatz',
    price: 390,
    rooms: 3,
    area: 90,
    furnished: true,
    petsAllowed: true,
    contact: 'г-н Джон',
    phone: '+49 89 99998 417',
    approval: 'rejected',
    rejectionReason: 'Депозит преди оглед и договор е белег на измама. Такива обяви не публикуваме.',
  },
  {
    adType: 'offer',
    title: 'Двустайна в Аугсбург',
    description: 'Втори етаж, асансьор, мазе и място за колело.',
    city: 'Аугсбург',
    address: 'Lechhausen, Neuburger Straße',
    price: 740,
    warmRent: 930,
    deposit: 2220,
    rooms: 2,
    area: 57,
    furnished: false,
    petsAllowed: false,
    availableInDays: 45,
    contact: 'Йордан',
    phone: '+49 171 39200 44',
    approval: 'pending',
  },
]
