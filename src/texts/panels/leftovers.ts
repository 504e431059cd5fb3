/**
 * English that Payload and its libraries keep in their code instead of their translations, as it is drawn
 * (src/panels/shell/leftovers.ts). Spaces around a word do not matter.
 */
export const leftoverWords: Record<string, string> = {
  // Editor: toolbar, menus, handles
  Table: 'Таблица',
  'add dropdown': 'Добавяне в текста',
  'blocks dropdown': 'Вид на абзаца',
  'text dropdown': 'Вид на абзаца',
  'Slash menu': 'Меню за добавяне',
  'Drag to move': 'Плъзнете, за да преместите',
  'Add block': 'Добавете блок',
  'Edit link': 'Редактирайте връзката',
  'Remove link': 'Премахнете връзката',
  'Insert Paragraph': 'Нов абзац',
  // Editor: tables
  'Create Table': 'Нова таблица',
  Rows: 'Редове',
  Columns: 'Колони',
  'Add Row': 'Добавете ред',
  'Add Column': 'Добавете колона',
  'Merge cells': 'Обединете клетките',
  'Unmerge cells': 'Разделете клетките',
  'Toggle Row Striping': 'Редуващ се фон на редовете',
  'Toggle First Row Freeze': 'Неподвижен първи ред',
  'Toggle First Column Freeze': 'Неподвижна първа колона',
  'Delete column': 'Изтрийте колоната',
  'Delete row': 'Изтрийте реда',
  'Delete table': 'Изтрийте таблицата',
  Insert: 'Добавете',
  Remove: 'Махнете',
  Add: 'Добавете',
  row: 'ред',
  rows: 'реда',
  column: 'колона',
  columns: 'колони',
  above: 'отгоре',
  below: 'отдолу',
  left: 'вляво',
  right: 'вдясно',
  'row header': 'заглавен ред',
  'column header': 'заглавна колона',
  // Dates
  'Next Month': 'Следващ месец',
  'Previous Month': 'Предишен месец',
  Time: 'Час',
  'Choose Date and Time': 'Изберете дата и час',
  'Choose Date': 'Изберете дата',
  // Lists, versions, files
  'select-all': 'Изберете всички',
  sortable: 'може да се мести',
  Collapse: 'Свийте',
  Expand: 'Разгънете',
  Responsive: 'Според прозореца',
  newTab: 'Отваря се в нов раздел',
  'Copy URL': 'Копирайте адреса',
  Prefix: 'Папка',
  '_object Key': 'Ключ на файла',
  URL: 'Адрес',
  'Thumbnail URL': 'Адрес на миниатюрата',
  'MIME Type': 'Вид на файла',
  'Previous Slugs': 'Предишни адреси',
  'Notifications alt+T': 'Известия (Alt+T)',
  All: 'Всички',
  'No columns selected': 'Няма избрани колони',
  'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.':
    'За да вземете елемент, натиснете интервал. Местете го със стрелките. Оставете го с интервал или се откажете с Escape.',
}

/** The same where a date, a number or a name follows. */
export const leftoverBeginnings: readonly (readonly [english: string, bulgarian: string])[] = [
  ['Choose ', 'Изберете '],
  ['Not available ', 'Не може да се избере '],
  ['Month ', 'Месец '],
  ['schedule-publish-', 'Насрочване на публикуване'],
  ['list-drawer', 'Избор от списък'],
  ['doc-drawer', 'Редактиране'],
  ['drawer_', 'Подробности'],
  ['Successfully saved ', 'Запазени файлове: '],
  ['Failed to save ', 'Незапазени файлове: '],
]

/** Beginnings after which nothing of the English stays. */
export const leftoverIds: readonly string[] = ['schedule-publish-', 'list-drawer', 'doc-drawer', 'drawer_']
