import { describe, expect, it } from 'vitest'
import { consulateOf, landOf, type Mission } from '#domain/embassies/consulate-of'
import { landOfPostcode, lands } from '#domain/places/lands'

const berlin = { name: 'Посолство Берлин', type: 'embassy', states: ['BE', 'BB', 'HH', 'NW'] } as const
const munich = { name: 'ГК Мюнхен', type: 'consulate', states: ['BY', 'BW'] } as const
const duesseldorf = { name: 'ГК Дюселдорф', type: 'consulate', states: ['NW'] } as const
const hamburg = { name: 'Хамбург', type: 'consulate', isHonorary: true, states: ['HH', 'SH'] } as const
const missions: (Mission & { name: string })[] = [berlin, hamburg, munich, duesseldorf]

const nameFor = (land: Parameters<typeof consulateOf>[0]) => consulateOf(land, missions).mission?.name ?? null

describe('federal state of a postcode', () => {
  // prettier-ignore
  it.each([
    ['10115', 'BE', 'Берлин'], ['12529', 'BB', 'Шьонефелд'], ['14467', 'BB', 'Потсдам'],
    ['01067', 'SN', 'Дрезден'], ['01968', 'BB', 'Зенфтенберг'], ['03046', 'BB', 'Котбус'],
    ['04109', 'SN', 'Лайпциг'], ['04600', 'TH', 'Алтенбург'], ['04916', 'BB', 'Херцберг'],
    ['06108', 'ST', 'Хале'], ['06556', 'TH', 'Артерн'], ['06618', 'ST', 'Наумбург'], ['07545', 'TH', 'Гера'],
    ['07952', 'SN', 'Пауза'], ['07973', 'TH', 'Грайц'], ['07985', 'SN', 'Елстерберг'],
    ['09111', 'SN', 'Кемниц'], ['17033', 'MV', 'Нойбранденбург'], ['17268', 'BB', 'Темплин'],
    ['17309', 'MV', 'Пазевалк'], ['17291', 'BB', 'Пренцлау'], ['19053', 'MV', 'Шверин'],
    ['19273', 'NI', 'Амт Нойхаус'], ['19322', 'BB', 'Витенберге'], ['19370', 'MV', 'Пархим'],
    ['20095', 'HH', 'Хамбург'], ['21335', 'NI', 'Люнебург'], ['21465', 'SH', 'Райнбек'],
    ['21614', 'NI', 'Букстехуде'], ['22844', 'SH', 'Нордерщет'], ['23552', 'SH', 'Любек'],
    ['23966', 'MV', 'Висмар'], ['27472', 'NI', 'Куксхафен'], ['27498', 'SH', 'Хелголанд'],
    ['27568', 'HB', 'Бремерхафен'], ['28195', 'HB', 'Бремен'], ['28790', 'NI', 'Шваневеде'],
    ['29410', 'ST', 'Залцведел'], ['29525', 'NI', 'Юлцен'], ['30159', 'NI', 'Хановер'],
    ['33602', 'NW', 'Билефелд'], ['34117', 'HE', 'Касел'], ['34346', 'NI', 'Хан Мюнден'],
    ['34414', 'NW', 'Варбург'], ['34454', 'HE', 'Бад Аролзен'], ['36037', 'HE', 'Фулда'],
    ['36433', 'TH', 'Бад Залцунген'], ['37073', 'NI', 'Гьотинген'], ['37213', 'HE', 'Виценхаузен'],
    ['37308', 'TH', 'Хайлигенщат'], ['37671', 'NW', 'Хьокстер'], ['38100', 'NI', 'Брауншвайг'],
    ['38486', 'ST', 'Кльоце'], ['38820', 'ST', 'Халберщат'], ['39104', 'ST', 'Магдебург'],
    ['40213', 'NW', 'Дюселдорф'], ['48143', 'NW', 'Мюнстер'], ['48455', 'NI', 'Бад Бентхайм'],
    ['48480', 'NI', 'Шпеле'], ['49074', 'NI', 'Оснабрюк'], ['49477', 'NW', 'Ибенбюрен'],
    ['50667', 'NW', 'Кьолн'], ['51598', 'RP', 'Фризенхаген'], ['53111', 'NW', 'Бон'],
    ['53474', 'RP', 'Арвайлер'], ['53604', 'NW', 'Бад Хонеф'], ['53619', 'RP', 'Райнбрайтбах'],
    ['53721', 'NW', 'Зигбург'], ['55116', 'RP', 'Майнц'], ['55252', 'HE', 'Майнц-Кастел'],
    ['56068', 'RP', 'Кобленц'], ['57072', 'NW', 'Зиген'], ['57518', 'RP', 'Бецдорф'],
    ['60311', 'HE', 'Франкфурт'], ['63739', 'BY', 'Ашафенбург'], ['64283', 'HE', 'Дармщат'],
    ['65183', 'HE', 'Висбаден'], ['65582', 'RP', 'Диц'], ['65549', 'HE', 'Лимбург'],
    ['66111', 'SL', 'Саарбрюкен'], ['66482', 'RP', 'Цвайбрюкен'], ['66538', 'SL', 'Нойнкирхен'],
    ['66953', 'RP', 'Пирмазенс'], ['67059', 'RP', 'Лудвигсхафен'], ['68159', 'BW', 'Манхайм'],
    ['68519', 'HE', 'Фирнхайм'], ['68623', 'HE', 'Ламперхайм'], ['69115', 'BW', 'Хайделберг'],
    ['69239', 'HE', 'Некарщайнах'], ['69469', 'BW', 'Вайнхайм'], ['69488', 'HE', 'Биркенау'],
    ['69502', 'BW', 'Хемсбах'], ['70173', 'BW', 'Щутгарт'], ['76133', 'BW', 'Карлсруе'],
    ['76829', 'RP', 'Ландау'], ['77652', 'BW', 'Офенбург'], ['80331', 'BY', 'Мюнхен'],
    ['88045', 'BW', 'Фридрихсхафен'], ['88131', 'BY', 'Линдау'], ['88212', 'BW', 'Равенсбург'],
    ['89073', 'BW', 'Улм'], ['89231', 'BY', 'Ной-Улм'], ['89312', 'BY', 'Гюнцбург'],
    ['89518', 'BW', 'Хайденхайм'], ['90402', 'BY', 'Нюрнберг'], ['96450', 'BY', 'Кобург'],
    ['96515', 'TH', 'Зонеберг'], ['97070', 'BY', 'Вюрцбург'], ['97877', 'BW', 'Вертхайм'],
    ['97892', 'BY', 'Кройцвертхайм'], ['97922', 'BW', 'Лауда'], ['99084', 'TH', 'Ерфурт'],
  ])('%s is in %s (%s)', (postcode, land) => {
    expect(landOfPostcode(postcode)).toBe(land)
  })

  it.each(['', '1011', '101155', '00100', '05000', 'D-10115', '10 115'])('„%s“ is not a postcode', (text) => {
    expect(landOfPostcode(text)).toBeNull()
  })
})

describe('consulate', () => {
  it.each([...lands, ' by '])('accepts %s as the code of a federal state', (code) => {
    expect(landOf(code)).toBe(code.trim().toUpperCase())
  })

  it('is found from a postcode through the same federal state', () => {
    expect([landOf('80331'), landOf('Мюнхен'), landOf('DE')]).toEqual(['BY', null, null])
  })

  it('is the one whose district includes the federal state', () => {
    expect([nameFor('BY'), nameFor('BE')]).toEqual(['ГК Мюнхен', 'Посолство Берлин'])
  })

  it('is a consulate general rather than the embassy', () => {
    expect(nameFor('NW')).toBe('ГК Дюселдорф')
  })

  it('is never an honorary one, which is only mentioned', () => {
    expect(consulateOf('HH', missions)).toEqual({ mission: berlin, honorary: [hamburg] })
    expect(consulateOf('SH', missions)).toEqual({ mission: null, honorary: [hamburg] })
  })

  it('is not found without stored districts', () => {
    expect(consulateOf('SL', [{ type: 'embassy', states: null }]).mission).toBeNull()
  })
})
