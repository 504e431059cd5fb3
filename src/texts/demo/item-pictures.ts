export type DemoPicture = [drawing: string, alt: string]

const living: DemoPicture = ['living-room', 'Хол със зелен диван и голям прозорец']
const kitchen: DemoPicture = ['kitchen', 'Кухня със зелени шкафове и фурна']
const bedroom: DemoPicture = ['bedroom', 'Спалня с двойно легло']
const bathroom: DemoPicture = ['bathroom', 'Баня с вана и кръгло огледало']
const balcony: DemoPicture = ['balcony', 'Балкон с маса, стол и цветя, отсреща се виждат покриви']

/** By title; the drawings lie in `src/cli/seed/pictures`. What is not here has none. */
export const demoItemPictures: Record<string, DemoPicture[]> = {
  'Светла двустайна до метрото': [living, kitchen, bedroom],
  'Стая в споделено жилище': [bedroom],
  'Обзаведено студио за краткосрочно наемане': [bedroom],
  'Тристайно с градина': [living, bathroom],
  'Четиристайно за голямо семейство': [living, kitchen, bedroom, bathroom, balcony],
  'Мансарда с гледка': [balcony],
  'Нова двустайна до летището': [kitchen, bathroom],
  'Volkswagen Golf VII, 2016 г.': [['blue-car', 'Син VW Golf, паркиран на улица с къщи']],
  'Велосипед 28 цола': [['green-bicycle', 'Зелен велосипед до тухлена стена']],
  'Детско легло с матрак': [['baby-cot', 'Детско легло с решетки и въртележка над него']],
  'Лютеница домашна, 12 буркана': [
    ['jars-of-lyutenitsa', 'Буркани с лютеница и червена чушка на дървен рафт'],
  ],
  'Бормашина и винтоверт': [['tool-wall', 'Инструменти, закачени на дървена стена']],
  'Преместване с товарен бус': [['moving-van', 'Зелен бус с кашони пред редица къщи']],
  'Монтаж на кухни и мебели': [kitchen, ['tool-wall', 'Инструменти, закачени над работна маса']],
  'Фризьорски услуги у дома': [['hairdressers-desk', 'Ножица, гребен и шише пред кръгло огледало']],
  'Домашни сладкиши и обредни хлябове': [['easter-table', 'Маса с козунак и боядисани яйца']],
  'Пазар „Шипка“': [
    ['shop-shelf', 'Рафт с буркани, сирене, бутилки и хляб'],
    ['jars-of-lyutenitsa', 'Буркани с лютеница'],
  ],
  'Родна стряха': [['jars-of-lyutenitsa', 'Буркани с лютеница и чушки на рафт']],
  'Балкан маркет': [['shop-shelf', 'Рафт с български и балкански храни']],
}

/** One each. */
export const demoEventPictures: Record<string, DemoPicture> = {
  'Баба Марта: работилница за мартеници': ['martenitsa', 'Мартеница с две кукли на цъфнало клонче'],
  'Открит урок в българското неделно училище': [
    'story-circle',
    'Учителка чете на деца, седнали в кръг на червен килим',
  ],
  'Великден: празнична служба': ['easter-table', 'Маса с козунак и боядисани яйца'],
  'Неделен поход до Дракенфелс': ['family-park', 'Семейство върви по алея в есенен парк'],
}
