/** Line format: see parse-catalogue.ts. */
export const japaneseMakes = `
make Toyota | JTM,JTN,MR0,JTE | 1.1
engine p15 | Petrol 1.5 3 NA 145
engine h15 | Hybrid 1.5 3 NA 120
engine h18 | Hybrid 1.8 4 NA 142
engine p18 | Petrol 1.8 4 NA 173
engine p20 | Petrol 2.0 4 NA 202
engine h20 | Hybrid 2.0 4 NA 188
engine t16 | Premium 1.6 3 T 370
engine p25 | Petrol 2.5 4 NA 243
engine h25 | Hybrid 2.5 4 NA 221
engine p35 | Petrol 3.5 6 NA 350
engine p27 | Petrol 2.7 4 NA 245
engine d24 | Diesel 2.4 4 T 343
engine d28 | Diesel 2.8 4 T 500
engine d33 | Diesel 3.3 6 TT 700
engine d45 | Diesel 4.5 8 TT 650
engine b24 | Premium 2.4 4 NA 250
engine s30 | Premium 3.0 6 T 500
engine ev | Electric - - E 268
model Yaris | hatch | 5d 5s | 3940x1695x1500 | 42L 1545kg 400kg | 5* 2020 | 2011 NCP130R, 2020 MXPA10R
Ascent | 2014-2019 | 19490 | p15 4A FWD 6.4 | 1
Ascent Sport | 2020- | 27990 | p15 CVT FWD 4.9 | 1
SX Hybrid | 2020- | 33990 | h15 CVT FWD 3.3 | 2
ZR Hybrid | 2020- | 36990 | h15 CVT FWD 3.3 | 3
GR | 2020- | 62490 | t16 6M AWD 7.6 | 4 | 3d 4s
model Corolla | hatch | 5d 5s | 4375x1790x1435 | 50L 1780kg 450kg | 5* 2018 | 2012 ZRE182R, 2018 ZWE219R
Ascent | 2013-2018 | 23990 | p18 CVT FWD 6.4 | 1
Ascent Sport | 2018-2022 | 28490 | p20 CVT FWD 6.0 | 1
Ascent Sport Hybrid | 2018- | 34990 | h18 CVT FWD 4.0 | 2
SX Hybrid | 2018- | 37490 | h18 CVT FWD 4.0 | 3
ZR Hybrid | 2018- | 40990 | h18 CVT FWD 4.2 | 4
model Corolla | sedan | 4d 5s | 4630x1780x1435 | 50L 1795kg 450kg | 5* 2019 | 2014 ZRE172R, 2019 ZWE211R
Ascent Sport | 2014-2022 | 28990 | p18 CVT FWD 6.1 | 1
SX Hybrid | 2020- | 38490 | h18 CVT FWD 3.9 | 3
model Camry | sedan | 4d 5s | 4905x1840x1445 | 50L 2100kg 400kg | 5* 2017 | 2012 ASV50R, 2017 AXVH70R, 2024 AXVH80R
Altise | 2012-2017 | 30990 | p25 6A FWD 7.8 | 1
Ascent Hybrid | 2018- | 42990 | h25 CVT FWD 4.2 | 1
SX Hybrid | 2019- | 47490 | h25 CVT FWD 4.5 | 3
SL Hybrid | 2018- | 56990 | h25 CVT FWD 4.5 | 4
model C-HR | suv | 5d 5s | 4390x1795x1565 | 50L 1865kg 600kg | 5* 2017 | 2017 NGX10R, 2024 ZYX20R
Standard | 2017-2023 | 33990 | p20 CVT FWD 6.4 | 2
Koba Hybrid | 2019-2023 | 41990 | h18 CVT FWD 4.3 | 3
GXL Hybrid | 2024- | 47990 | h18 CVT FWD 4.0 | 2
model Corolla Cross | suv | 5d 5s | 4460x1825x1620 | 47L 1905kg 750kg | 5* 2021 | 2022 MXGH10R
GX Hybrid | 2022- | 41490 | h20 CVT FWD 4.2 | 1
GXL Hybrid | 2022- | 44990 | h20 CVT FWD 4.2 | 2
Atmos Hybrid | 2022- | 54990 | h20 CVT AWD 4.4 | 4
model RAV4 | suv | 5d 5s | 4600x1855x1685 | 55L 2185kg 1500kg | 5* 2019 | 2013 ASA44R, 2019 AXAH52R
GX | 2013-2018 | 33990 | p20 CVT FWD 7.0 | 1
Cruiser | 2013-2018 | 43990 | p25 6A AWD 8.5 | 3
GX Hybrid | 2019- | 47490 | h25 CVT FWD 4.7 | 1
GXL Hybrid | 2019- | 50990 | h25 CVT FWD 4.7 | 2
XSE Hybrid | 2022- | 53990 | h25 CVT AWD 4.8 | 3
Cruiser Hybrid | 2019- | 57490 | h25 CVT AWD 4.8 | 3
Edge Hybrid | 2019- | 63490 | h25 CVT AWD 4.8 | 4
model Kluger | suv | 5d 7s | 4966x1930x1755 | 65L 2730kg 2000kg | 5* 2021 | 2014 GSU50R, 2021 AXUH78R
GX | 2014-2021 | 49990 | p35 8A FWD 9.1 | 1
Grande | 2014-2021 | 70990 | p35 8A AWD 9.5 | 4
GX Hybrid | 2021- | 66990 | h25 CVT AWD 5.6 | 2
GXL Hybrid | 2021- | 75990 | h25 CVT AWD 5.6 | 3
Grande Hybrid | 2021- | 86990 | h25 CVT AWD 5.6 | 4
model Fortuner | 4x4 | 5d 7s | 4795x1855x1835 | 80L 2735kg 3100kg | 5* 2019 | 2015 GUN156R
GX | 2015- | 59990 | d28 6A 4x4 7.6 | 1
GXL | 2015- | 64990 | d28 6A 4x4 7.6 | 2
Crusade | 2015- | 73990 | d28 6A 4x4 7.6 | 4
model LandCruiser Prado | 4x4 | 5d 7s | 4925x1980x1935 | 110L 3150kg 3500kg | 5* 2024 | 2009 GRJ150R, 2015 GDJ150R, 2024 GDJ250R
GX | 2015-2023 | 71990 | d28 6A 4x4 7.9 | 1 | 5s
GXL | 2015- | 87490 | d28 6A 4x4 7.9 | 2
VX | 2015- | 97990 | d28 8A 4x4 7.6 | 3
Kakadu | 2015-2023 | 99990 | d28 6A 4x4 7.9 | 4
Altitude | 2024- | 101990 | d28 8A 4x4 7.6 | 4 | 5s
model LandCruiser | 4x4 | 5d 7s | 4980x1980x1950 | 110L 3280kg 3500kg | 5* 2022 | 2012 VDJ200R, 2021 FJA300R
VX | 2012-2021 | 104990 | d45 6A 4x4 9.5 | 3
Sahara | 2012-2021 | 134990 | d45 6A 4x4 9.5 | 4
GXL | 2021- | 118990 | d33 10A 4x4 8.9 | 2
VX | 2021- | 131990 | d33 10A 4x4 8.9 | 3
Sahara | 2021- | 152990 | d33 10A 4x4 8.9 | 4
model LandCruiser 70 | ute: Cab Chassis | 4d 5s | 5400x1910x1945 | 130L 3510kg 3500kg | 5* 2016 | 2012 VDJ79R, 2023 GDJ79R
Workmate | 2012- | 84990 | d28 6A 4x4 9.6 | 1
GXL Double Cab | 2012- | 91990 | d45 5M 4x4 10.7 | 2
model HiLux | ute | 4d 5s | 5325x1855x1815 | 80L 3050kg 3500kg | 5* 2019 | 2011 KUN26R, 2015 GUN126R
Workmate | 2015- | 33990 | p27 5M 4x2 11.1 | 1 | 2d 2s Cab Chassis
SR | 2015- | 58490 | d28 6A 4x4 7.9 | 1
SR5 | 2015- | 69990 | d28 6A 4x4 8.0 | 3
Rogue | 2018- | 77990 | d28 6A 4x4 8.4 | 4
GR Sport | 2023- | 80990 | d28 6A 4x4 8.1 | 4
model HiAce | van | 4d 3s | 5265x1950x1990 | 70L 3300kg 1500kg | 5* 2019 | 2005 KDH201R, 2019 GDH300R
LWB | 2012- | 54990 | d28 6A RWD 8.2 | 1
Super LWB | 2012- | 66990 | d28 6A RWD 8.4 | 1
model GR86 | coupe | 2d 4s | 4265x1775x1310 | 50L 1650kg -kg | 5* 2022 | 2012 ZN6, 2022 ZN8
GT | 2022- | 49490 | b24 6M RWD 9.4 | 2
GTS | 2022- | 51990 | b24 6A RWD 8.7 | 3
model Supra | coupe | 2d 2s | 4379x1854x1299 | 52L 1815kg -kg | - | 2019 DB42
GTS | 2019-2025 | 104990 | s30 8A RWD 7.7 | 4
model bZ4X | suv | 5d 5s | 4690x1860x1650 | -L 2465kg 750kg | 5* 2022 | 2024 XEAM10R
FWD | 2024- | 63990 | ev 1R FWD - | 2
make Mazda | JM0,JM7,JM6 | 1.03
engine p15 | Petrol 1.5 4 NA 144
engine p20 | Petrol 2.0 4 NA 200
engine p25 | Petrol 2.5 4 NA 252
engine t25 | Petrol 2.5 4 T 420
engine d22 | Diesel 2.2 4 TT 450
engine d30 | Diesel 3.0 4 T 450
engine d33 | Diesel 3.3 6 T 550
engine t33 | Petrol 3.3 6 T 450
engine ph25 | PHEV 2.5 4 NA 500
model 2 | hatch | 5d 5s | 4065x1695x1495 | 44L 1525kg 900kg | 5* 2015 | 2014 DJ2HAA
Neo | 2014-2019 | 18990 | p15 6A FWD 5.5 | 1
G15 Pure | 2020- | 26990 | p15 6A FWD 5.3 | 1
G15 GT | 2020-2024 | 30490 | p15 6A FWD 5.3 | 3
model 3 | hatch | 5d 5s | 4460x1795x1440 | 51L 1875kg 1200kg | 5* 2019 | 2014 BM5478, 2019 BP2HLA
Maxx | 2014-2018 | 25490 | p20 6A FWD 5.8 | 2
SP25 GT | 2014-2018 | 31990 | p25 6A FWD 6.1 | 3
G20 Pure | 2019- | 33490 | p20 6A FWD 6.2 | 1
G20 Evolve | 2019- | 36990 | p20 6A FWD 6.2 | 2
G25 GT | 2019- | 41490 | p25 6A FWD 6.5 | 3
G25 Astina | 2019- | 44990 | p25 6A FWD 6.5 | 4
model 6 | sedan | 4d 5s | 4865x1840x1450 | 62L 2065kg 1500kg | 5* 2018 | 2012 GJ1021, 2018 GL1033
Touring | 2013- | 46990 | p25 6A FWD 7.0 | 2
Atenza | 2013- | 57990 | t25 6A FWD 7.6 | 4
model CX-3 | suv | 5d 5s | 4275x1765x1535 | 48L 1740kg 1200kg | 5* 2015 | 2015 DK2W7A
Maxx | 2015-2020 | 26990 | p20 6A FWD 6.3 | 2
sTouring | 2015-2022 | 31490 | p20 6A FWD 6.3 | 3
G20 Evolve | 2021- | 33490 | p20 6A FWD 6.3 | 2
model CX-30 | suv | 5d 5s | 4395x1795x1540 | 51L 1905kg 1200kg | 5* 2019 | 2020 DM2W7A
G20 Pure | 2020- | 36490 | p20 6A FWD 6.5 | 1
G20 Touring | 2020- | 41490 | p20 6A FWD 6.5 | 3
G25 Astina | 2020- | 47990 | p25 6A AWD 6.8 | 4
model CX-5 | suv | 5d 5s | 4575x1842x1685 | 58L 2156kg 1800kg | 5* 2017 | 2012 KE1072, 2017 KF4WLA
Maxx | 2013-2021 | 37490 | p20 6A FWD 6.9 | 1
Maxx Sport | 2013- | 43990 | p25 6A FWD 7.5 | 2
Touring | 2017- | 49490 | p25 6A AWD 7.5 | 3
GT SP | 2020- | 55990 | t25 6A AWD 8.2 | 4
Akera | 2013- | 58990 | t25 6A AWD 8.2 | 4
model CX-60 | suv | 5d 5s | 4740x1890x1685 | 58L 2480kg 2500kg | 5* 2022 | 2023 KH0HD
G40e Evolve | 2023- | 66990 | t33 8A AWD 7.4 | 2
D50e GT | 2023- | 78490 | d33 8A AWD 5.0 | 4
P50e Azami | 2023- | 97990 | ph25 8A AWD 2.1 | 4
model CX-9 | suv | 5d 7s | 5075x1969x1747 | 74L 2580kg 2000kg | 5* 2016 | 2016 TC
Touring | 2016-2023 | 58490 | t25 6A FWD 8.4 | 2
Azami | 2016-2023 | 74990 | t25 6A AWD 9.0 | 4
model BT-50 | ute | 4d 5s | 5280x1870x1790 | 76L 3100kg 3500kg | 5* 2020 | 2011 UP0YF1, 2020 TFS40J
XT | 2015- | 58990 | d30 6A 4x4 8.0 | 1
XTR | 2015- | 66990 | d30 6A 4x4 8.0 | 2
GT | 2015- | 70490 | d30 6A 4x4 8.0 | 3
SP | 2021- | 76990 | d30 6A 4x4 8.0 | 4
model MX-5 | convertible | 2d 2s | 3915x1735x1235 | 45L 1286kg -kg | 5* 2016 | 2015 ND
Roadster GT | 2015- | 55990 | p20 6M RWD 6.8 | 3
RF GT | 2017- | 60490 | p20 6A RWD 7.2 | 4
make Nissan | JN1,MNT,SJN | 0.98
engine p16 | Petrol 1.6 4 T 240
engine t13 | Petrol 1.3 4 T 250
engine p25 | Petrol 2.5 4 NA 244
engine ep | Hybrid 1.5 3 T 525
engine d23 | Diesel 2.3 4 TT 450
engine v56 | Premium 5.6 8 NA 560
engine v37 | Premium 3.7 6 NA 363
engine t30 | Premium 3.0 6 TT 475
engine ev | Electric - - E 320
model Juke | suv | 5d 5s | 4210x1800x1595 | 46L 1670kg 1250kg | 5* 2019 | 2013 F15, 2020 F16
ST | 2020- | 33990 | p16 7D FWD 5.8 | 1
Ti | 2020- | 41490 | p16 7D FWD 5.8 | 4
model Qashqai | suv | 5d 5s | 4425x1835x1625 | 55L 1960kg 1200kg | 5* 2021 | 2014 J11, 2022 J12
ST | 2014- | 39990 | t13 CVT FWD 6.1 | 1
ST-L | 2014- | 44490 | t13 CVT FWD 6.1 | 2
Ti e-Power | 2024- | 55990 | ep 1R FWD 5.2 | 4
model X-Trail | suv | 5d 7s | 4680x1840x1725 | 55L 2275kg 2000kg | 5* 2021 | 2014 T32, 2022 T33
ST | 2014- | 42990 | p25 CVT FWD 7.4 | 1 | 5s
ST-L | 2014- | 49990 | p25 CVT AWD 7.8 | 2
Ti e-4orce | 2023- | 60990 | ep 1R AWD 6.1 | 4 | 5s
model Pathfinder | suv | 5d 7s | 5004x1978x1802 | 71L 2720kg 2700kg | 5* 2022 | 2013 R52, 2022 R53
Ti | 2022- | 82990 | v37 9A AWD 10.5 | 4
model Patrol | 4x4 | 5d 7s | 5315x1995x1955 | 140L 3500kg 3500kg | - | 2013 Y62
Ti | 2013- | 95990 | v56 7A 4x4 14.4 | 3
Ti-L | 2013- | 111990 | v56 7A 4x4 14.4 | 4
Warrior | 2023- | 119990 | v56 7A 4x4 14.4 | 4
model Navara | ute | 4d 5s | 5260x1850x1830 | 73L 3250kg 3500kg | 5* 2015 | 2015 D23
SL | 2015- | 56990 | d23 7A 4x4 7.5 | 1
ST-X | 2015- | 66990 | d23 7A 4x4 7.9 | 3
PRO-4X | 2020- | 71990 | d23 7A 4x4 7.9 | 4
PRO-4X Warrior | 2021- | 78490 | d23 7A 4x4 8.1 | 4
model Leaf | hatch | 5d 5s | 4490x1788x1540 | -L 1995kg -kg | 5* 2018 | 2019 ZE1
Standard | 2019-2024 | 54990 | ev 1R FWD - | 2
e+ | 2021-2024 | 64990 | ev 1R FWD - | 3
model Z | coupe | 2d 2s | 4380x1845x1315 | 62L 1810kg -kg | - | 2022 RZ34
Coupe | 2022- | 83990 | t30 9A RWD 10.8 | 4
`
