import { englishMoment, shownEnglishMoment } from '#domain/time/english-moment'
import { errorTexts } from '#texts/web/errors'
import type { Leftover } from './leftover'
import { selectLeftovers } from './select-leftovers'

/** Texts of Payload and its libraries without a translation; src/panels/shell/leftovers.ts replaces them. */
export const leftovers: readonly Leftover[] = [
  selectLeftovers,
  // A new draft has no title yet, so Payload shows its id.
  {
    within: '.doc-header__title, .doc-drawer__header-text, .step-nav, .confirmation-modal',
    words: { '[Без заглавие]': 'Без заглавие', 'ID:': '' },
    patterns: [[/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'Без заглавие']],
  },
  // Tooltips with the name of the field; the label stands beside the box.
  { within: '.field-type.checkbox', words: {}, patterns: [[/^[a-z][A-Za-z]*$/, '']] },
  {
    within: '.file-meta__size-type, .field-type.upload',
    words: {},
    patterns: [
      [/^(\d+) bytes(?= |$)/, '$1 Bytes'],
      [/^([\d.]+)([KMG]B)(?= |$)/, '$1 $2'],
    ],
  },
  {
    within: '.rich-text-lexical, .fixed-toolbar, .inline-toolbar-popup, .toolbar-popup__dropdown-items',
    words: {
      Table: 'Таблица',
      Качване: 'Изображение',
      'add dropdown': 'Добавяне в текста',
      'blocks dropdown': 'Добавяне на блок',
      'text dropdown': 'Вид на абзаца',
      'Drag to move': 'Плъзнете, за да преместите',
      'Add block': 'Добавете блок',
      'Edit link': 'Редактирайте връзката',
      'Remove link': 'Премахнете връзката',
      'Insert Paragraph': 'Нов абзац',
      'Add Row': 'Добавете ред',
      'Add Column': 'Добавете колона',
    },
  },
  {
    within: '.slash-menu-popup, [aria-label="Slash menu"]',
    words: {
      Table: 'Таблица',
      'Slash menu': 'Меню за добавяне',
      Основен: 'Основни',
      Качване: 'Изображение',
      Параграф: 'Абзац',
    },
  },
  {
    within: '.link-editor, .draggable-block-menu, .add-block-menu, .table-cell-action-button-container',
    words: {
      'Drag to move': 'Плъзнете, за да преместите',
      'Add block': 'Добавете блок',
      'Edit link': 'Редактирайте връзката',
      'Remove link': 'Премахнете връзката',
    },
  },
  {
    within: '.table-action-menu-dropdown',
    words: {
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
      column: 'колона',
      above: 'отгоре',
      below: 'отдолу',
      left: 'вляво',
      right: 'вдясно',
      'row header': 'заглавен ред',
      'column header': 'заглавна колона',
    },
    patterns: [
      [/^(\d+) rows$/, '$1 реда'],
      [/^(\d+) columns$/, '$1 колони'],
    ],
  },
  {
    within: '.payload__modal-item',
    words: {
      newTab: 'Отваря се в нов раздел',
      'Create Table': 'Нова таблица',
      Rows: 'Редове',
      Columns: 'Колони',
      All: 'Всички',
    },
    patterns: [
      [/^delete-.*/, 'Изтриване'],
      [/^leave-without-saving.*/, 'Незапазени промени'],
      [/^document-locked.*/, 'Друг човек редактира това'],
      [/^document-take-over.*/, 'Редактирането е поето'],
      [/^list-drawer.*/, 'Избор от списък'],
      [/^doc-drawer.*/, 'Редактиране'],
      [/^(drawer_|lexical-).*/, 'Подробности'],
    ],
  },
  { within: '.document-locked', words: {}, patterns: [[englishMoment, shownEnglishMoment]] },
  {
    within: '.react-datepicker',
    words: {
      Time: 'Час',
      'Next Month': 'Следващ месец',
      'Previous Month': 'Предишен месец',
      'Choose Date and Time': 'Изберете дата и час',
      'Choose Date': 'Изберете дата',
    },
    patterns: [
      [/^Choose (?=\p{L}+, )/u, 'Изберете '],
      [/^Not available (?=\p{L}+, )/u, 'Не може да се избере '],
      [/^Month (?=\p{L}+, )/u, 'Месец '],
    ],
  },
  {
    within: '.live-preview-toolbar, .popup__content, .popup-button-list',
    words: { Responsive: 'Според прозореца' },
  },
  {
    within:
      '.pill-selector, .where-builder, .table thead, .rs__menu, .field-diff-label, .list-controls, .react-select',
    words: {
      Prefix: 'Папка',
      '_object Key': 'Ключ на файла',
      URL: 'Адрес',
      'Thumbnail URL': 'Адрес на миниатюрата',
      'MIME Type': 'Вид на файла',
      'Previous Slugs': 'Предишни адреси',
    },
    // The list of versions leaves the placeholder unfilled.
    patterns: [[/по \{\{label\}\}, /, '']],
  },
  {
    within: '.file-details, .file-meta, .diff-collapser, .tooltip, .file-field',
    words: { 'Copy URL': 'Копирайте адреса', Collapse: 'Свийте', Expand: 'Разгънете' },
  },
  {
    within: 'body',
    words: {
      'Notifications alt+T': 'Известия (Alt+T)',
      // What Chromium, Firefox and Safari say of a request without an answer.
      'Failed to fetch': errorTexts.network,
      'NetworkError when attempting to fetch resource.': errorTexts.network,
      'Load failed': errorTexts.network,
      'Something went wrong.': errorTexts.unexpected,
      'Close toast': 'Затворете известието',
      sortable: 'може да се мести',
      'select-all': 'Изберете всички',
      'No columns selected': 'Няма избрани колони',
      'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.':
        'За да вземете елемент, натиснете интервал. Местете го със стрелките. Оставете го с интервал или се откажете с Escape.',
    },
    patterns: [
      [/^Selected date: /, 'Избрана дата: '],
      [/^Successfully saved (\d+) files$/, 'Запазени файлове: $1'],
      [/^Failed to save (\d+) files$/, 'Незапазени файлове: $1'],
    ],
  },
]
