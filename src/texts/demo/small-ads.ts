import type { DemoAd } from '#texts/demo/small-ads/shape'
import { carAds } from '#texts/demo/small-ads/cars'
import { otherAds } from '#texts/demo/small-ads/other'
import { saleAds } from '#texts/demo/small-ads/sale'
import { serviceAds } from '#texts/demo/small-ads/services'
import { wantedAds } from '#texts/demo/small-ads/wanted'
import { workAds } from '#texts/demo/small-ads/work'

export const demoAds: Record<string, DemoAd[]> = {
  Работа: workAds,
  Услуги: serviceAds,
  Продажба: saleAds,
  Търся: wantedAds,
  Автомобили: carAds,
  Други: otherAds,
}
