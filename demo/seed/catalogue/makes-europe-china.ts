/** Line format: see parse-catalogue.ts. */
export const europeanAndChineseMakes = `
make Volkswagen | WVW,WVG,WV1 | 0.96
engine t10 | Premium 1.0 3 T 200
engine t14 | Premium 1.4 4 T 250
engine t15 | Premium 1.5 4 T 250
engine t20 | Premium 2.0 4 T 370
engine r20 | Premium 2.0 4 T 400
engine d20 | Diesel 2.0 4 T 410
engine d30 | Diesel 3.0 6 T 580
engine ev | Electric - - E 545
model Polo | hatch | 5d 5s | 4074x1751x1451 | 40L 1640kg 1100kg | 5* 2017 | 2014 6R, 2018 AW
Trendline | 2014-2021 | 22490 | t10 7D FWD 5.4 | 1
Style | 2018- | 34490 | t10 7D FWD 5.4 | 3
GTI | 2018- | 43490 | t20 6D FWD 6.5 | 4
model Golf | hatch | 5d 5s | 4296x1789x1471 | 50L 1880kg 1400kg | 5* 2019 | 2013 7, 2017 7.5, 2021 8
110TSI Trendline | 2013-2020 | 28990 | t14 7D FWD 5.4 | 1
110TSI Highline | 2013-2020 | 36990 | t14 7D FWD 5.4 | 3
110TSI Life | 2021- | 42690 | t14 8A FWD 5.8 | 2
GTI | 2013- | 62990 | t20 7D FWD 7.0 | 4
R | 2013- | 77490 | r20 7D AWD 7.8 | 4
model Golf | wagon | 5d 5s | 4633x1789x1498 | 50L 1950kg 1400kg | 5* 2019 | 2013 7, 2017 7.5, 2021 8
R | 2015- | 75990 | r20 7D AWD 7.8 | 4
model Passat | wagon | 5d 5s | 4889x1832x1501 | 66L 2200kg 2000kg | 5* 2014 | 2015 B8
Alltrack 162TSI | 2016-2023 | 58990 | t20 7D AWD 8.1 | 4
model T-Cross | suv | 5d 5s | 4235x1782x1583 | 40L 1730kg 1200kg | 5* 2019 | 2020 C1
85TSI Life | 2020- | 35490 | t10 7D FWD 5.4 | 1
85TSI Style | 2020- | 39990 | t10 7D FWD 5.4 | 3
model T-Roc | suv | 5d 5s | 4236x1819x1582 | 50L 1880kg 1300kg | 5* 2017 | 2020 D11
110TSI Style | 2020- | 44490 | t14 8A FWD 6.3 | 2
R | 2022- | 67990 | r20 7D AWD 8.3 | 4
model Tiguan | suv | 5d 5s | 4509x1839x1675 | 60L 2150kg 2500kg | 5* 2016 | 2016 5N, 2025 CT1
110TSI Life | 2016- | 47490 | t14 6D FWD 7.7 | 2
132TSI Life | 2016- | 53990 | t20 7D AWD 8.1 | 3
162TSI R-Line | 2016- | 66990 | t20 7D AWD 8.5 | 4
model Touareg | suv | 5d 5s | 4902x1984x1717 | 75L 2850kg 3500kg | 5* 2018 | 2019 CR
170TDI | 2019- | 97990 | d30 8A AWD 6.8 | 2
210TDI R-Line | 2019- | 128490 | d30 8A AWD 6.8 | 4
model Amarok | ute | 4d 5s | 5350x1910x1888 | 80L 3250kg 3500kg | 5* 2022 | 2011 2H, 2023 NF
TDI420 Core | 2011- | 58990 | d20 8A 4x4 8.4 | 1
TDI500 Life | 2017- | 64990 | d20 10A 4x4 7.2 | 2
TDI600 Style | 2017- | 77990 | d30 10A 4x4 8.4 | 3
TDI600 Aventura | 2017- | 89990 | d30 10A 4x4 8.4 | 4
model Caddy | van | 5d 2s | 4500x1855x1790 | 50L 2250kg 1500kg | 4* 2021 | 2015 2K, 2021 SK
Cargo TDI320 | 2015- | 45990 | d20 7D FWD 4.9 | 1
model Transporter | van | 4d 3s | 5304x1904x1990 | 70L 3000kg 2500kg | 4* 2013 | 2015 T6, 2021 T6.1
TDI340 LWB | 2015-2024 | 56990 | d20 7D FWD 7.2 | 1
model Multivan | van: People Mover | 5d 7s | 5173x1941x1907 | 58L 2850kg 2000kg | 5* 2022 | 2016 T6, 2023 T7
Comfortline Premium | 2016- | 79990 | d20 7D FWD 6.4 | 3
model ID.4 | suv | 5d 5s | 4584x1852x1634 | -L 2690kg 1200kg | 5* 2021 | 2025 E2
Pro | 2025- | 64990 | ev 1R RWD - | 3
make Skoda | TMB | 0.97
engine t10 | Premium 1.0 3 T 200
engine t14 | Premium 1.4 4 T 250
engine t20 | Premium 2.0 4 T 320
engine r20 | Premium 2.0 4 T 370
model Fabia | hatch | 5d 5s | 4108x1780x1459 | 40L 1610kg 1000kg | 5* 2021 | 2015 NJ, 2022 PJ
85TSI Select | 2022- | 34990 | t10 7D FWD 5.2 | 2
model Octavia | wagon | 5d 5s | 4689x1829x1468 | 50L 1980kg 1600kg | 5* 2019 | 2014 NE, 2021 NX
Style | 2014- | 44490 | t14 8A FWD 5.7 | 2
RS | 2014- | 62990 | r20 7D FWD 6.8 | 4
model Superb | sedan | 5d 5s | 4869x1864x1469 | 66L 2200kg 2000kg | 5* 2015 | 2016 3V
206TSI Sportline | 2017-2024 | 67990 | r20 7D AWD 7.9 | 4
model Kamiq | suv | 5d 5s | 4241x1793x1561 | 50L 1720kg 1250kg | 5* 2019 | 2020 NW
85TSI | 2020- | 35990 | t10 7D FWD 5.6 | 1
Monte Carlo | 2021- | 44990 | t14 7D FWD 6.0 | 4
model Kodiaq | suv | 5d 7s | 4758x1864x1657 | 58L 2430kg 2300kg | 5* 2017 | 2017 NS, 2025 PS
Style | 2017- | 61990 | t20 7D AWD 8.2 | 2
RS | 2020- | 79990 | r20 7D AWD 8.9 | 4
make Renault | VF1,VF6 | 0.9
engine t13 | Premium 1.3 4 T 270
engine p25 | Petrol 2.5 4 NA 226
engine d20 | Diesel 2.0 4 T 380
engine r18 | Premium 1.8 4 T 420
model Captur | suv | 5d 5s | 4227x1797x1567 | 48L 1760kg 900kg | 5* 2019 | 2015 J87, 2021 XJB
Zen | 2015-2024 | 33990 | t13 7D FWD 6.6 | 2
model Koleos | suv | 5d 5s | 4673x1843x1678 | 60L 2213kg 2000kg | 5* 2017 | 2016 HZG
Zen | 2016-2024 | 42990 | p25 CVT FWD 8.1 | 2
Intens | 2016-2024 | 49990 | p25 CVT AWD 8.3 | 4
model Megane | hatch | 5d 5s | 4364x1874x1435 | 50L 1880kg -kg | 5* 2015 | 2016 BFB
R.S. Trophy | 2019-2022 | 63990 | r18 6D FWD 8.0 | 4
model Trafic | van | 4d 3s | 5480x1956x1973 | 80L 3070kg 1715kg | - | 2015 X82
LWB Pro | 2015- | 52490 | d20 6D FWD 7.3 | 1
model Master | van | 4d 3s | 5548x2070x2488 | 80L 3500kg 2500kg | - | 2014 X62
MWB Pro | 2014- | 59990 | d20 6A FWD 7.9 | 1
make Peugeot | VF3,VR3 | 0.88
engine t12 | Premium 1.2 3 T 230
engine t16 | Premium 1.6 4 T 240
engine d20 | Diesel 2.0 4 T 400
model 208 | hatch | 5d 5s | 4055x1765x1430 | 44L 1580kg 1200kg | 4* 2019 | 2012 A9, 2021 P21
GT | 2021-2024 | 39990 | t12 8A FWD 5.4 | 4
model 308 | wagon | 5d 5s | 4635x1852x1444 | 52L 1920kg 1300kg | 4* 2022 | 2014 T9, 2022 P51
GT Premium | 2022- | 53990 | t12 8A FWD 5.3 | 4
model 2008 | suv | 5d 5s | 4300x1770x1550 | 44L 1750kg 1200kg | 5* 2019 | 2013 A94, 2020 P24
Allure | 2014- | 39990 | t12 6A FWD 6.1 | 2
GT | 2020- | 47990 | t12 8A FWD 6.1 | 4
model 3008 | suv | 5d 5s | 4447x1841x1624 | 53L 1980kg 1500kg | 5* 2016 | 2017 P84, 2024 P64
Allure | 2017- | 51990 | t16 6A FWD 7.3 | 2
GT | 2017- | 62990 | d20 8A FWD 5.0 | 4
model Partner | van | 5d 2s | 4403x1848x1796 | 50L 2100kg 1000kg | - | 2019 K9
City | 2019- | 36990 | t12 8A FWD 6.3 | 1
make MINI | WMW | 0.95
engine t15 | Premium 1.5 3 T 220
engine t20 | Premium 2.0 4 T 300
engine j20 | Premium 2.0 4 T 450
model Hatch | hatch | 5d 5s | 4036x1744x1460 | 44L 1740kg -kg | 4* 2014 | 2014 F55, 2024 F65
Cooper | 2014- | 46990 | t15 7D FWD 5.6 | 2
Cooper S | 2014- | 53990 | t20 7D FWD 5.8 | 4
model Cabrio | convertible | 2d 4s | 3863x1727x1415 | 44L 1720kg -kg | - | 2016 F57
Cooper S | 2016- | 66990 | t20 7D FWD 6.5 | 4
model Countryman | suv | 5d 5s | 4433x1843x1656 | 54L 2130kg 1300kg | 5* 2024 | 2017 F60, 2024 U25
Cooper C | 2017- | 57990 | t15 7D FWD 6.1 | 2
JCW ALL4 | 2017- | 83990 | j20 7D AWD 7.8 | 4
make Cupra | VSS,VSM | 0.92
engine t15 | Premium 1.5 4 T 250
engine t20 | Premium 2.0 4 T 400
engine ph | PHEV 1.4 4 T 400
engine ev | Electric - - E 310
model Leon | hatch | 5d 5s | 4398x1799x1442 | 50L 1940kg -kg | 5* 2020 | 2022 KL
V | 2022- | 49990 | t15 7D FWD 5.7 | 2
VZx | 2022- | 67990 | t20 7D FWD 7.2 | 4
model Formentor | suv | 5d 5s | 4450x1839x1520 | 50L 2080kg 1700kg | 5* 2021 | 2022 KM
V | 2022- | 55990 | t15 7D FWD 6.3 | 2
VZe PHEV | 2022- | 69990 | ph 6D FWD 1.9 | 3
VZx | 2022- | 75990 | t20 7D AWD 7.9 | 4
model Born | hatch | 5d 5s | 4322x1809x1540 | -L 2280kg -kg | 5* 2022 | 2023 K1
e60 | 2023- | 62990 | ev 1R RWD - | 3
make Fiat | ZFA | 0.92
engine p12 | Petrol 1.2 4 NA 102
engine d23 | Diesel 2.3 4 T 400
engine ev | Electric - - E 220
model 500 | hatch | 3d 4s | 3571x1627x1488 | 35L 1370kg -kg | 3* 2017 | 2013 312
Lounge | 2013-2024 | 26990 | p12 5D FWD 4.8 | 3
model 500e | convertible | 2d 4s | 3632x1683x1527 | -L 1740kg -kg | 4* 2021 | 2023 332
La Prima | 2023- | 58990 | ev 1R FWD - | 4
model Ducato | van | 4d 3s | 5998x2050x2522 | 90L 4250kg 2500kg | - | 2014 290, 2022 Series 8
LWB High Roof | 2014- | 65990 | d23 9A FWD 7.8 | 1
make MG | LSJ | 0.9
engine p15 | Petrol 1.5 4 NA 150
engine h15 | Hybrid 1.5 4 NA 250
engine t15 | Petrol 1.5 4 T 285
engine t13 | Petrol 1.3 3 T 230
engine ev | Electric - - E 250
engine ev2 | Electric - - E 600
model 3 | hatch | 5d 5s | 4113x1797x1502 | 45L 1520kg 500kg | 3* 2025 | 2018 SZP1, 2024 ZP22
Core | 2018-2024 | 18990 | p15 4A FWD 6.7 | 1
Excite | 2018- | 23990 | p15 CVT FWD 6.0 | 2
Essence Hybrid+ | 2024- | 31490 | h15 3A FWD 4.3 | 4
model 4 | hatch | 5d 5s | 4287x1836x1504 | -L 2103kg 500kg | 5* 2022 | 2023 EH32
Excite 51 | 2023- | 39990 | ev 1R RWD - | 1
Essence 64 | 2023- | 47990 | ev 1R RWD - | 3
XPower | 2023- | 59990 | ev2 1R AWD - | 4
model ZS | suv | 5d 5s | 4323x1809x1653 | 48L 1750kg 500kg | 4* 2017 | 2017 AZS1, 2025 ZS32
Excite | 2018- | 24990 | p15 4A FWD 7.1 | 1
Essence | 2018- | 29490 | t13 6A FWD 7.1 | 3
EV Long Range | 2021-2024 | 49990 | ev 1R FWD - | 3
model HS | suv | 5d 5s | 4655x1890x1664 | 55L 2050kg 1500kg | 5* 2019 | 2019 SAS23, 2024 AS33
Vibe | 2019- | 33990 | t15 7D FWD 7.3 | 1
Essence | 2019- | 42990 | t15 7D FWD 7.6 | 4
make GWM | LGW | 0.9
engine d20 | Diesel 2.0 4 T 400
engine d24 | Diesel 2.4 4 T 480
engine h20 | Hybrid 2.0 4 T 648
engine t15 | Petrol 1.5 4 T 230
engine h15 | Hybrid 1.5 4 T 530
engine t20 | Petrol 2.0 4 T 385
engine ev | Electric - - E 250
model Cannon | ute | 4d 5s | 5416x1947x1884 | 78L 3150kg 3000kg | 5* 2021 | 2020 NPW
L | 2020- | 42990 | d20 8A 4x4 9.4 | 2
XSR | 2022- | 52990 | d24 9A 4x4 8.4 | 4
model Tank 300 | 4x4 | 5d 5s | 4760x1930x1903 | 75L 2770kg 2500kg | 5* 2022 | 2023 CC1031
Lux Hybrid | 2023- | 55990 | h20 9A 4x4 8.4 | 2
Ultra Hybrid | 2023- | 60990 | h20 9A 4x4 8.4 | 4
model Ora | hatch | 5d 5s | 4235x1825x1596 | -L 1945kg -kg | 5* 2022 | 2023 ES11
Standard Range | 2023- | 35990 | ev 1R FWD - | 2
model Jolion | suv | 5d 5s | 4472x1841x1574 | 55L 1880kg 1000kg | 5* 2022 | 2021 A01
Premium | 2021- | 29990 | t15 7D FWD 8.1 | 1
Ultra Hybrid | 2022- | 41990 | h15 2D FWD 5.0 | 4
model H6 | suv | 5d 5s | 4653x1886x1724 | 58L 2100kg 2000kg | 5* 2022 | 2021 B01
Lux | 2021- | 38990 | t20 7D FWD 7.4 | 2
Ultra Hybrid | 2022- | 46990 | h15 2D FWD 5.2 | 4
make BYD | LGX,LC0 | 0.88
engine ev | Electric - - E 310
engine ev3 | Electric - - E 670
engine ph15 | PHEV 1.5 4 T 550
model Dolphin | hatch | 5d 5s | 4290x1770x1570 | -L 1995kg -kg | 5* 2023 | 2023 EM2E
Dynamic | 2023- | 34990 | ev 1R FWD - | 1
Premium | 2023- | 42990 | ev 1R FWD - | 3
model Atto 3 | suv | 5d 5s | 4455x1875x1615 | -L 2160kg 750kg | 5* 2022 | 2022 SC2E
Standard Range | 2022- | 46490 | ev 1R FWD - | 2
Extended Range | 2022- | 49490 | ev 1R FWD - | 3
model Seal | sedan | 4d 5s | 4800x1875x1460 | -L 2631kg 750kg | 5* 2023 | 2023 EKEA
Dynamic | 2023- | 52990 | ev 1R RWD - | 2
Performance | 2023- | 72990 | ev3 1R AWD - | 4
model Sealion 6 | suv | 5d 5s | 4775x1890x1670 | 60L 2350kg 1500kg | 5* 2024 | 2024 SA3
Essential PHEV | 2024- | 46990 | ph15 1R FWD 1.1 | 2
Premium PHEV | 2024- | 56990 | ph15 1R AWD 1.4 | 4
model Shark 6 | ute | 4d 5s | 5457x1971x1925 | 60L 3500kg 2500kg | 5* 2025 | 2025 SHARK
Premium PHEV | 2025- | 61990 | ph15 1R 4x4 2.0 | 4
make LDV | LSF,LSK | 0.86
engine d20 | Diesel 2.0 4 TT 500
engine d19 | Diesel 1.9 4 T 350
model T60 | ute | 4d 5s | 5365x1900x1845 | 75L 3050kg 3000kg | 5* 2017 | 2017 SK8C
Trailrider | 2018-2021 | 38990 | d20 6A 4x4 9.1 | 3
Max Luxe | 2021- | 45990 | d20 8A 4x4 9.3 | 4
model D90 | 4x4 | 5d 7s | 5046x2016x1876 | 75L 2900kg 3100kg | 5* 2017 | 2017 SV9A
Executive | 2018- | 52990 | d20 8A 4x4 9.1 | 4
model G10 | van | 5d 2s | 5168x1980x1928 | 75L 3000kg 1500kg | 3* 2015 | 2015 SV7C
Diesel | 2016-2024 | 36990 | d19 6A RWD 8.3 | 1
make Chery | LVV | 0.86
engine t15 | Petrol 1.5 4 T 230
engine t16 | Petrol 1.6 4 T 290
engine t20 | Petrol 2.0 4 T 390
model Omoda 5 | suv | 5d 5s | 4400x1830x1588 | 51L 1848kg 1300kg | 5* 2022 | 2023 T19
BX | 2023- | 29990 | t15 CVT FWD 6.9 | 1
EX | 2023- | 32990 | t15 CVT FWD 6.9 | 3
model Tiggo 4 | suv | 5d 5s | 4307x1825x1660 | 51L 1760kg -kg | 5* 2024 | 2024 T17
Urban | 2024- | 23990 | t15 CVT FWD 7.4 | 1
Ultimate | 2024- | 26990 | t15 CVT FWD 7.4 | 3
model Tiggo 8 Pro Max | suv | 5d 7s | 4724x1860x1705 | 57L 2190kg 1500kg | 5* 2022 | 2024 T18
Elite | 2024- | 45990 | t20 7D AWD 8.7 | 3
`
