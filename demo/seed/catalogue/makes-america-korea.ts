/** Line format: see parse-catalogue.ts. */
export const americanAndKoreanMakes = `
make Ford | MNA,MPB,6FP,1FA | 1.02
engine t10 | Petrol 1.0 3 T 170
engine t15 | Petrol 1.5 3 T 240
engine t20 | Petrol 2.0 4 T 387
engine t23 | Premium 2.3 4 T 448
engine v50 | Premium 5.0 8 NA 550
engine d20 | Diesel 2.0 4 T 405
engine b20 | Diesel 2.0 4 TT 500
engine d22 | Diesel 2.2 4 T 385
engine d30 | Diesel 3.0 6 T 600
engine d32 | Diesel 3.2 5 T 470
engine v30 | Premium 3.0 6 TT 583
engine ph25 | PHEV 2.5 4 NA 400
engine ev | Electric - - E 430
model Fiesta | hatch | 5d 5s | 4068x1735x1469 | 42L 1635kg -kg | 5* 2012 | 2013 WZ, 2020 WG
Ambiente | 2013-2018 | 19990 | t15 6D FWD 5.9 | 1
ST | 2020-2022 | 33990 | t15 6M FWD 6.3 | 4
model Focus | hatch | 5d 5s | 4378x1825x1452 | 52L 1900kg 1200kg | 5* 2018 | 2012 LW, 2015 LZ, 2018 SA
Trend | 2012-2020 | 27990 | t15 8A FWD 6.4 | 2
Active | 2019-2022 | 33990 | t15 8A FWD 6.4 | 3
ST | 2019-2022 | 46990 | t23 7A FWD 8.6 | 4
model Puma | suv | 5d 5s | 4207x1805x1537 | 42L 1760kg 900kg | 5* 2019 | 2020 JK
Puma | 2020-2024 | 33990 | t10 7D FWD 5.3 | 1
ST-Line V | 2020-2024 | 39490 | t10 7D FWD 5.3 | 4
model Escape | suv | 5d 5s | 4614x1883x1683 | 54L 2165kg 1800kg | 5* 2019 | 2017 ZG, 2020 ZH
Trend | 2017-2019 | 34990 | t15 6A FWD 7.5 | 1
ST-Line | 2020-2023 | 42990 | t20 8A AWD 8.6 | 3
Vignale PHEV | 2022-2023 | 60990 | ph25 CVT FWD 1.5 | 4
model Everest | 4x4 | 5d 7s | 4914x1923x1842 | 80L 3150kg 3500kg | 5* 2022 | 2015 UA, 2018 UA II, 2022 UB
Ambiente | 2015- | 61990 | b20 10A 4x4 7.2 | 1
Trend | 2015- | 71990 | b20 10A 4x4 7.2 | 2
Sport | 2020- | 78990 | d30 10A 4x4 8.5 | 3
Platinum | 2022- | 87990 | d30 10A 4x4 8.5 | 4
model Ranger | ute | 4d 5s | 5370x1918x1886 | 80L 3230kg 3500kg | 5* 2022 | 2011 PX, 2015 PX MkII, 2018 PX MkIII, 2022 PY
XL | 2011- | 54990 | d20 6A 4x4 7.6 | 1
XL Single Cab | 2011- | 41990 | d20 6A 4x2 7.3 | 1 | 2d 2s Cab Chassis
XLS | 2011- | 61490 | b20 10A 4x4 7.2 | 2
XLT | 2011- | 69990 | b20 10A 4x4 7.2 | 3
Sport | 2022- | 73990 | d30 10A 4x4 8.4 | 3
Wildtrak | 2011- | 78490 | d30 10A 4x4 8.4 | 4
Raptor | 2018- | 96990 | v30 10A 4x4 11.5 | 4
model Mustang | coupe | 2d 4s | 4811x1918x1394 | 60L 2245kg -kg | 4* 2024 | 2015 FM, 2018 FN, 2024 FO
EcoBoost | 2015- | 71990 | t23 10A RWD 9.3 | 2
GT | 2015- | 86990 | v50 10A RWD 12.6 | 4
model Mustang | convertible | 2d 4s | 4811x1918x1397 | 60L 2290kg -kg | 4* 2024 | 2015 FM, 2018 FN, 2024 FO
GT | 2015- | 94990 | v50 10A RWD 12.8 | 4
model Mustang Mach-E | suv | 5d 5s | 4713x1881x1627 | -L 2575kg 750kg | 5* 2021 | 2023 MY23
Premium | 2023- | 86990 | ev 1R RWD - | 4
model Transit Custom | van | 4d 3s | 5050x2032x1980 | 72L 3225kg 2500kg | 5* 2012 | 2014 VN, 2024 VX
340S | 2014- | 59990 | d20 8A FWD 8.0 | 1
Trail | 2021- | 65990 | d20 8A FWD 8.2 | 3
make Holden | 6G1,MMU,KL3 | 0.9
engine p14 | Petrol 1.4 4 T 245
engine p24 | Petrol 2.4 4 NA 230
engine v36 | Petrol 3.6 6 NA 350
engine v62 | Premium 6.2 8 NA 570
engine d28 | Diesel 2.8 4 T 500
model Astra | hatch | 5d 5s | 4386x1809x1485 | 48L 1870kg 1200kg | 5* 2016 | 2017 BK
R | 2017-2020 | 24990 | p14 6A FWD 5.8 | 1
RS-V | 2017-2020 | 32490 | p14 6A FWD 6.0 | 3
model Commodore | sedan | 4d 5s | 4964x1899x1471 | 71L 2200kg 2100kg | 5* 2013 | 2013 VF, 2015 VF II
Evoke | 2013-2017 | 36990 | v36 6A RWD 8.9 | 1
SV6 | 2013-2017 | 41990 | v36 6A RWD 9.0 | 3
SS V Redline | 2013-2017 | 57990 | v62 6A RWD 12.6 | 4
model Trax | suv | 5d 5s | 4254x1775x1674 | 53L 1855kg 1000kg | 5* 2013 | 2014 TJ
LS | 2014-2020 | 25990 | p14 6A FWD 6.9 | 1
model Captiva | suv | 5d 7s | 4673x1868x1756 | 65L 2505kg 1500kg | 5* 2011 | 2011 CG
LT | 2013-2018 | 35990 | p24 6A AWD 9.6 | 2
model Colorado | ute | 4d 5s | 5361x1870x1795 | 76L 3150kg 3500kg | 5* 2016 | 2012 RG
LS | 2012-2020 | 47990 | d28 6A 4x4 8.7 | 1
LTZ | 2012-2020 | 54490 | d28 6A 4x4 8.7 | 3
Z71 | 2014-2020 | 58490 | d28 6A 4x4 8.7 | 4
make Jeep | 1C4,1J4 | 0.88
engine p36 | Petrol 3.6 6 NA 347
engine p24 | Petrol 2.4 4 NA 229
engine t20 | Premium 2.0 4 T 400
model Compass | suv | 5d 5s | 4394x1819x1647 | 60L 2025kg 1000kg | 5* 2017 | 2018 M6
Night Eagle | 2020-2025 | 43990 | p24 6A FWD 7.9 | 2
Trailhawk | 2018-2025 | 53990 | p24 9A AWD 9.7 | 4
model Grand Cherokee | suv | 5d 5s | 4914x1979x1792 | 87L 2950kg 2813kg | 5* 2022 | 2013 WK, 2022 WL
Night Eagle | 2022-2025 | 87990 | p36 8A 4x4 9.9 | 2
Limited | 2013-2025 | 95990 | p36 8A 4x4 9.9 | 4
model Wrangler | 4x4 | 4d 5s | 4882x1894x1848 | 81L 2560kg 2495kg | 3* 2019 | 2019 JL
Unlimited Sport | 2019- | 79990 | t20 8A 4x4 9.7 | 2
Unlimited Rubicon | 2019- | 99990 | t20 8A 4x4 10.3 | 4
model Gladiator | ute | 4d 5s | 5591x1894x1843 | 83L 2935kg 2721kg | 3* 2019 | 2020 JT
Rubicon | 2020- | 95990 | p36 8A 4x4 12.4 | 4
make RAM | 3C6,1C6 | 1
engine v57 | Petrol 5.7 8 NA 556
engine d67 | Diesel 6.7 6 T 1152
model 1500 | ute | 4d 5s | 5916x2085x1971 | 98L 3450kg 4500kg | - | 2018 DS, 2021 DT
Big Horn | 2021- | 129990 | v57 8A 4x4 12.2 | 2
Laramie | 2018- | 149990 | v57 8A 4x4 12.2 | 4
model 2500 | ute | 4d 5s | 6067x2120x2030 | 117L 4495kg 4500kg | - | 2018 DJ
Laramie | 2018- | 192990 | d67 6A 4x4 14.5 | 4
make Chevrolet | 1GC | 1.02
engine v62 | Petrol 6.2 8 NA 624
model Silverado | ute | 4d 5s | 5931x2063x1930 | 91L 3300kg 4200kg | - | 2020 T1
1500 LTZ Premium | 2020- | 139990 | v62 10A 4x4 12.2 | 4
make Tesla | LRW,5YJ | 0.92
engine rwd | Electric - - E 420
engine dual | Electric - - E 493
engine perf | Electric - - E 660
model Model 3 | sedan | 4d 5s | 4720x1850x1441 | -L 2149kg -kg | 5* 2019 | 2019 Model 3, 2024 Highland
Rear-Wheel Drive | 2021- | 61990 | rwd 1R RWD - | 2
Long Range | 2019- | 72490 | dual 1R AWD - | 3
Performance | 2019- | 89490 | perf 1R AWD - | 4
model Model Y | suv | 5d 5s | 4750x1921x1624 | -L 2436kg 1600kg | 5* 2022 | 2022 Model Y, 2025 Juniper
Rear-Wheel Drive | 2022- | 65490 | rwd 1R RWD - | 2
Long Range | 2022- | 76490 | dual 1R AWD - | 3
make Hyundai | KMH,TMA,KM8 | 0.99
engine t10 | Petrol 1.0 3 T 172
engine p16 | Petrol 1.6 4 NA 151
engine t16 | Petrol 1.6 4 T 265
engine h16 | Hybrid 1.6 4 T 350
engine p20 | Petrol 2.0 4 NA 180
engine t20 | Premium 2.0 4 T 392
engine p25 | Petrol 2.5 4 T 422
engine p38 | Petrol 3.8 6 NA 355
engine d22 | Diesel 2.2 4 T 440
engine d25 | Diesel 2.5 4 T 441
engine ev | Electric - - E 255
engine ev5 | Electric - - E 605
model Accent | hatch | 5d 5s | 4155x1700x1450 | 43L 1580kg 900kg | 5* 2011 | 2011 RB
Sport | 2014-2019 | 18990 | p16 6A FWD 6.6 | 1
model Venue | suv | 5d 5s | 4040x1770x1592 | 45L 1635kg 800kg | 4* 2019 | 2019 QX
Go | 2019- | 25990 | p16 6A FWD 7.2 | 1
Active | 2019- | 28490 | p16 6A FWD 7.2 | 2
Elite | 2019- | 31990 | p16 6A FWD 7.2 | 3
model i20 | hatch | 5d 5s | 4075x1775x1455 | 40L 1660kg -kg | - | 2021 BC3
N | 2021-2024 | 38990 | t16 6M FWD 6.9 | 4
model i30 | hatch | 5d 5s | 4340x1795x1455 | 50L 1820kg 1300kg | 5* 2017 | 2012 GD, 2017 PD
Active | 2013-2023 | 27990 | p20 6A FWD 7.4 | 1
Elite | 2015-2023 | 32990 | p20 6A FWD 7.4 | 3
N Line | 2018-2023 | 36490 | t16 7D FWD 7.1 | 3
N | 2018- | 54990 | t20 8D FWD 8.5 | 4
model i30 | sedan | 4d 5s | 4675x1825x1430 | 47L 1790kg 1300kg | 5* 2020 | 2020 CN7
Active | 2020- | 32490 | p20 6A FWD 7.0 | 1
N Line | 2020- | 39990 | t16 7D FWD 6.8 | 3
model Kona | suv | 5d 5s | 4350x1825x1585 | 47L 1880kg 1300kg | 4* 2023 | 2017 OS, 2023 SX2
Active | 2017-2023 | 30490 | p20 CVT FWD 6.2 | 1
Premium | 2023- | 46990 | t16 8A AWD 7.2 | 4
Electric Extended Range | 2019- | 62990 | ev 1R FWD - | 3
model Tucson | suv | 5d 5s | 4630x1865x1665 | 54L 2170kg 1650kg | 5* 2021 | 2015 TL, 2018 TL4, 2021 NX4
Active | 2015-2021 | 36490 | p20 6A FWD 7.9 | 1
Base | 2021- | 40490 | p20 6A FWD 8.1 | 1
Elite | 2015- | 46990 | t16 7D AWD 7.2 | 3
Elite Hybrid | 2024- | 52990 | h16 6A FWD 5.3 | 3
Premium N Line | 2021- | 60990 | h16 6A AWD 5.6 | 4
model Santa Fe | suv | 5d 7s | 4830x1900x1720 | 67L 2600kg 2500kg | 5* 2024 | 2012 DM, 2018 TM, 2024 MX5
Active | 2013-2023 | 54990 | d22 8A AWD 6.1 | 1
Highlander | 2013-2023 | 69990 | d22 8A AWD 6.1 | 4
Calligraphy Hybrid | 2024- | 82990 | h16 6A AWD 6.0 | 4
model Palisade | suv | 5d 8s | 4995x1975x1750 | 71L 2755kg 2200kg | 4* 2022 | 2020 LX2
Elite | 2020-2025 | 75990 | d22 8A AWD 7.3 | 2
Calligraphy | 2022-2025 | 86490 | p38 8A FWD 10.7 | 4 | 7s
model Staria | van: People Mover | 5d 8s | 5253x1997x1990 | 75L 2970kg 2500kg | 5* 2021 | 2021 US4
Elite | 2021- | 64990 | d22 8A FWD 8.2 | 2
Highlander | 2021- | 72990 | d22 8A FWD 8.2 | 4
model Staria-Load | van | 5d 2s | 5253x1997x1990 | 75L 3030kg 2500kg | 5* 2021 | 2021 US4
Base | 2021- | 51990 | d22 8A FWD 7.0 | 1
model iLoad | van | 5d 3s | 5150x1920x1925 | 75L 3030kg 1500kg | 4* 2011 | 2012 TQ
Van | 2012-2021 | 43990 | d25 5A RWD 8.8 | 1
model Ioniq 5 | suv | 5d 5s | 4655x1890x1605 | -L 2540kg 1600kg | 5* 2021 | 2021 NE
Dynamiq | 2021- | 75990 | ev5 1R RWD - | 3
Epiq AWD | 2021- | 88990 | ev5 1R AWD - | 4
make Kia | KNA,KNE,KND | 1.02
engine p12 | Petrol 1.2 4 NA 122
engine p14 | Petrol 1.4 4 NA 133
engine t10 | Petrol 1.0 3 T 172
engine t16 | Petrol 1.6 4 T 265
engine h16 | Hybrid 1.6 4 T 350
engine p20 | Petrol 2.0 4 NA 192
engine d20 | Diesel 2.0 4 T 416
engine d22 | Diesel 2.2 4 T 440
engine p35 | Petrol 3.5 6 NA 332
engine t33 | Premium 3.3 6 TT 510
engine ev | Electric - - E 350
engine ev9 | Electric - - E 700
model Picanto | hatch | 5d 5s | 3595x1595x1485 | 35L 1400kg 800kg | - | 2016 TA, 2017 JA
S | 2016- | 20990 | p12 4A FWD 6.0 | 1
GT-Line | 2018- | 23490 | p12 4A FWD 6.0 | 3
model Rio | hatch | 5d 5s | 4070x1725x1450 | 45L 1580kg 800kg | 5* 2017 | 2012 UB, 2017 YB
S | 2013-2023 | 22990 | p14 6A FWD 6.2 | 1
GT-Line | 2018-2023 | 27490 | t10 7D FWD 5.2 | 4
model Cerato | hatch | 5d 5s | 4510x1800x1445 | 50L 1820kg 1250kg | 5* 2019 | 2013 YD, 2018 BD
S | 2013-2024 | 27490 | p20 6A FWD 7.4 | 1
Sport | 2016-2024 | 29990 | p20 6A FWD 7.4 | 2
GT | 2018-2024 | 39490 | t16 7D FWD 6.9 | 4
model Stinger | sedan | 4d 5s | 4830x1870x1400 | 60L 2260kg 1500kg | 5* 2017 | 2017 CK
GT | 2017-2023 | 71990 | t33 8A RWD 10.2 | 4
model Stonic | suv | 5d 5s | 4140x1760x1500 | 45L 1670kg 800kg | 5* 2017 | 2020 YB
Sport | 2020- | 28490 | p14 6A FWD 6.7 | 2
model Seltos | suv | 5d 5s | 4385x1800x1635 | 50L 1860kg 1250kg | 5* 2019 | 2019 SP2, 2022 SP2 PE
S | 2019- | 31990 | p20 CVT FWD 6.9 | 1
Sport+ | 2019- | 38490 | p20 CVT FWD 6.9 | 3
GT-Line | 2019- | 46490 | t16 8A AWD 7.4 | 4
model Sportage | suv | 5d 5s | 4660x1865x1665 | 54L 2170kg 1900kg | 5* 2022 | 2016 QL, 2021 NQ5
S | 2016- | 38490 | p20 6A FWD 8.1 | 1
SX | 2018- | 42990 | d20 8A AWD 6.3 | 2
SX+ | 2018- | 48490 | d20 8A AWD 6.3 | 3
GT-Line Hybrid | 2023- | 58990 | h16 6A FWD 4.9 | 4
model Sorento | suv | 5d 7s | 4810x1900x1700 | 67L 2550kg 2000kg | 5* 2020 | 2015 UM, 2020 MQ4
S | 2015- | 55990 | d22 8A AWD 6.1 | 1
Sport+ | 2018- | 64990 | d22 8A AWD 6.1 | 3
GT-Line | 2015- | 71990 | d22 8A AWD 6.1 | 4
GT-Line Hybrid | 2022- | 77990 | h16 6A AWD 5.8 | 4 | 6s
model Carnival | van: People Mover | 5d 8s | 5155x1995x1775 | 72L 2830kg 2000kg | 5* 2021 | 2015 YP, 2021 KA4
S | 2015- | 57990 | d22 8A FWD 6.5 | 1
SLi | 2015- | 64990 | d22 8A FWD 6.5 | 3
Platinum | 2015- | 76490 | d22 8A FWD 6.5 | 4
model Tasman | ute | 4d 5s | 5410x1930x1870 | 80L 3250kg 3500kg | 5* 2025 | 2025 TK1
SX | 2025- | 62990 | d22 8A 4x4 8.1 | 2
X-Pro | 2025- | 79990 | d22 8A 4x4 8.1 | 4
model EV5 | suv | 5d 5s | 4615x1875x1715 | -L 2587kg 1250kg | 5* 2024 | 2024 OV
Air | 2024- | 60490 | ev 1R FWD - | 2
GT-Line | 2024- | 75990 | ev 1R AWD - | 4
model EV6 | suv | 5d 5s | 4695x1890x1550 | -L 2505kg 1600kg | 5* 2022 | 2022 CV
Air | 2022- | 78990 | ev 1R RWD - | 2
GT-Line | 2022- | 92990 | ev9 1R AWD - | 4
model EV9 | suv | 5d 7s | 5015x1980x1780 | -L 3240kg 2500kg | 5* 2023 | 2023 MV
GT-Line | 2023- | 128990 | ev9 1R AWD - | 4 | 6s
make Genesis | KMT | 0.9
engine t25 | Premium 2.5 4 T 422
engine t35 | Premium 3.5 6 TT 530
model G70 | sedan | 4d 5s | 4685x1850x1400 | 60L 2110kg 1200kg | 5* 2018 | 2019 IK
3.3T Sport | 2019- | 89990 | t35 8A RWD 10.2 | 4
model GV70 | suv | 5d 5s | 4715x1910x1630 | 66L 2475kg 1800kg | 5* 2021 | 2021 JK1
2.5T | 2021- | 86990 | t25 8A AWD 10.3 | 3
3.5T Sport | 2021- | 102990 | t35 8A AWD 11.3 | 4
`
