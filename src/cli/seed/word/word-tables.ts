import {
  BorderStyle,
  HeightRule,
  type IBorderOptions,
  type ITableBordersOptions,
  type ITableCellBorders,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { unbroken } from '#texts/demo/documents/unbroken'

/** Of the page between its margins, in twentieths of a point. */
const TEXT_WIDTH = 9410
const LABEL_PERCENT = 36
const ROW_HEIGHT = 320
/** Room for handwriting. */
const LINE_HEIGHT = 440
const SIGNATURE_HEIGHT = 620

const none: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const line: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: '808080' }
const onlyBelow = { top: none, left: none, right: none, bottom: line }
const onlyAbove = { top: line, left: none, right: none, bottom: none }
const noBorders = { top: none, left: none, right: none, bottom: none }
const noGrid = { ...noBorders, insideHorizontal: none, insideVertical: none }
const fullGrid = {
  top: line,
  left: line,
  right: line,
  bottom: line,
  insideHorizontal: line,
  insideVertical: line,
}

const parts = (percents: number[]) => percents.map((percent) => Math.round((TEXT_WIDTH * percent) / 100))

type Rows = { rows: TableRow[]; columnWidths: number[]; borders: ITableBordersOptions }

const table = ({ rows, columnWidths, borders }: Rows) =>
  new Table({
    rows,
    columnWidths,
    borders,
    layout: TableLayoutType.FIXED,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
  })

type Cell = { text: string; width: number; isBold?: boolean; borders?: ITableCellBorders; isLow?: boolean }

const cell = ({ text, width, isBold = false, borders, isLow = false }: Cell) =>
  new TableCell({
    borders,
    verticalAlign: isLow ? VerticalAlignTable.BOTTOM : VerticalAlignTable.TOP,
    width: { size: width, type: WidthType.DXA },
    margins: { left: 80, right: 80 },
    children: [
      new Paragraph({ style: 'Cell', children: [new TextRun({ text: unbroken(text), bold: isBold })] }),
    ],
  })

const row = (cells: TableCell[], { isHead = false, height = ROW_HEIGHT } = {}) =>
  new TableRow({
    tableHeader: isHead,
    cantSplit: true,
    height: { value: height, rule: HeightRule.ATLEAST },
    children: cells,
  })

export function grid({ table: given, widths }: { table: string[][]; widths: number[] }): Table {
  const columnWidths = parts(widths)
  const rows = given.map((texts, index) => {
    const isHead = index === 0
    const cells = texts.map((text, column) => cell({ text, width: columnWidths[column]!, isBold: isHead }))
    return row(cells, { isHead })
  })
  return table({ rows, columnWidths, borders: fullGrid })
}

/** A label and a line to write on; without a label the line is as wide as the page. */
export function fieldTable(labels: string[]): Table {
  const columnWidths = parts(labels.some(Boolean) ? [LABEL_PERCENT, 100 - LABEL_PERCENT] : [1, 99])
  const [left, right] = columnWidths as [number, number]
  const rows = labels.map((text) =>
    row(
      [
        cell({ text, width: left, borders: noBorders, isLow: true }),
        cell({ text: '', width: right, borders: onlyBelow }),
      ],
      { height: LINE_HEIGHT },
    ),
  )
  return table({ rows, columnWidths, borders: noGrid })
}

/** Names below lines, with room above them to sign. */
export function signatureTable(names: string[]): Table {
  const gap = 4
  const wide = (100 - gap * (names.length - 1)) / Math.max(names.length, 2)
  const columnWidths = parts(names.flatMap((_, index) => (index === 0 ? [wide] : [gap, wide])))
  const texts = names.flatMap((name, index) => (index === 0 ? [name] : ['', name]))
  const cells = (above: boolean) =>
    texts.map((text, column) => {
      const borders = text && !above ? onlyAbove : noBorders
      return cell({ text: above ? '' : text, width: columnWidths[column]!, borders })
    })
  return table({
    rows: [row(cells(true), { height: SIGNATURE_HEIGHT }), row(cells(false))],
    columnWidths,
    borders: noGrid,
  })
}
