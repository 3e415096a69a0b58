/** Line format: see parse-catalogue.ts. */
export const moreJapaneseMakes = `
make Mitsubishi | JMF,MMA,MMB | 1
engine p12 | Petrol 1.2 3 NA 100
engine t15 | Petrol 1.5 4 T 250
engine p20 | Petrol 2.0 4 NA 197
engine p24 | Petrol 2.4 4 NA 222
engine p25 | Petrol 2.5 4 NA 244
engine ph24 | PHEV 2.4 4 NA 450
engine d24 | Diesel 2.4 4 T 430
engine b24 | Diesel 2.4 4 TT 470
model Mirage | hatch | 5d 5s | 3795x1665x1505 | 35L 1330kg 250kg | 4* 2015 | 2013 LA
ES | 2013-2021 | 17490 | p12 CVT FWD 4.9 | 1
LS | 2013-2021 | 18990 | p12 CVT FWD 4.9 | 2
model ASX | suv | 5d 5s | 4365x1810x1640 | 63L 1970kg 1300kg | 5* 2014 | 2013 XB, 2017 XC, 2020 XD
ES | 2015-2024 | 29990 | p20 CVT FWD 7.6 | 1
Exceed | 2017-2024 | 37490 | p24 CVT FWD 7.9 | 4
model Eclipse Cross | suv | 5d 5s | 4545x1805x1685 | 63L 2150kg 1600kg | 5* 2017 | 2018 YA, 2021 YB
ES | 2018- | 34990 | t15 CVT FWD 7.3 | 1
Exceed | 2018- | 44990 | t15 CVT AWD 7.7 | 4
Exceed PHEV | 2022- | 62990 | ph24 1R AWD 1.9 | 4
model Outlander | suv | 5d 7s | 4710x1862x1745 | 55L 2320kg 1600kg | 5* 2022 | 2013 ZJ, 2016 ZL, 2022 ZM
ES | 2013- | 42990 | p25 CVT FWD 7.5 | 1
LS | 2013- | 47990 | p25 CVT AWD 8.1 | 2
Aspire | 2022- | 51490 | p25 CVT AWD 8.1 | 3
Exceed Tourer | 2022- | 58990 | p25 CVT AWD 8.1 | 4
Exceed Tourer PHEV | 2022- | 76990 | ph24 1R AWD 1.5 | 4
model Pajero Sport | 4x4 | 5d 7s | 4825x1815x1835 | 68L 2775kg 3100kg | 5* 2015 | 2015 QE, 2020 QF
GLX | 2015- | 53990 | d24 8A 4x4 8.0 | 1 | 5s
GLS | 2015- | 61490 | d24 8A 4x4 8.0 | 3
Exceed | 2015- | 67990 | d24 8A 4x4 8.0 | 4
model Triton | ute | 4d 5s | 5320x1865x1795 | 75L 3200kg 3500kg | 5* 2024 | 2015 MQ, 2019 MR, 2024 MV
GLX | 2015- | 52990 | b24 6A 4x4 7.7 | 1
GLX-R | 2015- | 56990 | b24 6A 4x4 7.7 | 2
GLS | 2015- | 63490 | b24 6A 4x4 7.7 | 3
GSR | 2019- | 67990 | b24 6A 4x4 7.7 | 4
GLX Single Cab | 2015- | 39990 | b24 6M 4x2 7.5 | 1 | 2d 2s Cab Chassis
make Subaru | JF1,JF2,4S4 | 1.04
engine p20 | Petrol 2.0 4 NA 196
engine h20 | Hybrid 2.0 4 NA 196
engine p25 | Petrol 2.5 4 NA 239
engine t24 | Premium 2.4 4 T 350
engine b24 | Premium 2.4 4 NA 250
engine ev | Electric - - E 337
model Impreza | hatch | 5d 5s | 4490x1780x1515 | 48L 1940kg 1200kg | 5* 2024 | 2012 G4, 2017 G5, 2023 G6
2.0i-L | 2013-2022 | 30490 | p20 CVT AWD 7.2 | 2
2.0R | 2023- | 38990 | p20 CVT AWD 7.5 | 3
2.0S | 2017- | 41490 | p20 CVT AWD 7.5 | 4
model XV | suv | 5d 5s | 4485x1800x1615 | 63L 1990kg 1400kg | 5* 2017 | 2012 G4-X, 2017 G5-X
2.0i | 2013-2022 | 34490 | p20 CVT AWD 7.0 | 1
2.0i-S | 2013-2022 | 41990 | p20 CVT AWD 7.0 | 4
model Crosstrek | suv | 5d 5s | 4495x1800x1600 | 63L 2015kg 1400kg | 5* 2024 | 2023 G6-X
2.0L | 2023- | 40490 | p20 CVT AWD 7.2 | 1
2.0S Hybrid | 2023- | 49490 | h20 CVT AWD 6.5 | 4
model Forester | suv | 5d 5s | 4640x1815x1730 | 63L 2223kg 1800kg | 5* 2024 | 2013 S4, 2018 S5, 2025 S6
2.5i | 2013-2024 | 41490 | p25 CVT AWD 7.4 | 1
2.5i-L | 2013-2024 | 45490 | p25 CVT AWD 7.4 | 2
2.5i-S | 2018-2024 | 51490 | p25 CVT AWD 7.4 | 4
Hybrid S | 2020- | 55990 | h20 CVT AWD 6.7 | 4
model Outback | wagon | 5d 5s | 4870x1875x1675 | 63L 2270kg 2000kg | 5* 2021 | 2015 B6A, 2021 B7A
2.5i | 2015-2020 | 43490 | p25 CVT AWD 7.3 | 2
AWD | 2021- | 49490 | p25 CVT AWD 7.3 | 1
AWD Sport | 2021- | 53990 | p25 CVT AWD 7.3 | 3
AWD Touring | 2021- | 58490 | p25 CVT AWD 7.3 | 4
Touring XT | 2023- | 63490 | t24 CVT AWD 9.0 | 4
model WRX | sedan | 4d 5s | 4670x1825x1465 | 63L 2020kg -kg | - | 2014 V1, 2022 VB
Premium | 2014- | 52990 | t24 6M AWD 9.9 | 3
tS | 2022- | 64990 | t24 CVT AWD 8.5 | 4
model BRZ | coupe | 2d 4s | 4265x1775x1310 | 50L 1690kg -kg | 5* 2022 | 2012 Z1, 2022 ZD8
S | 2022- | 49990 | b24 6M RWD 9.5 | 3
model Solterra | suv | 5d 5s | 4690x1860x1650 | -L 2550kg 750kg | 5* 2022 | 2024 XEAM15R
AWD Touring | 2024- | 77990 | ev 1R AWD - | 4
make Honda | JHM,MRH,SHH | 1
engine p15 | Petrol 1.5 4 NA 145
engine t15 | Petrol 1.5 4 T 240
engine h15 | Hybrid 1.5 4 NA 253
engine h20 | Hybrid 2.0 4 NA 315
engine r20 | Premium 2.0 4 T 420
engine p24 | Petrol 2.4 4 NA 225
model Jazz | hatch | 5d 5s | 4035x1694x1524 | 40L 1540kg 800kg | 5* 2015 | 2014 GF
VTi | 2014-2020 | 19990 | p15 CVT FWD 5.8 | 1
VTi-S | 2014-2020 | 22990 | p15 CVT FWD 5.8 | 2
model Civic | hatch | 5d 5s | 4569x1802x1415 | 47L 1850kg -kg | 5* 2022 | 2016 10th Gen, 2022 11th Gen
VTi-S | 2016-2021 | 27990 | p15 CVT FWD 6.4 | 1
VTi-LX | 2022- | 49900 | t15 CVT FWD 6.3 | 3
e:HEV LX | 2022- | 55900 | h20 CVT FWD 4.2 | 4
Type R | 2023- | 78900 | r20 6M FWD 8.9 | 4 | 4s
model HR-V | suv | 5d 5s | 4385x1790x1590 | 40L 1835kg 800kg | 4* 2022 | 2015 MR, 2022 RV
VTi-S | 2015-2021 | 29490 | p15 CVT FWD 6.9 | 2
Vi X | 2022- | 36900 | p15 CVT FWD 5.8 | 1
e:HEV L | 2022- | 46900 | h15 CVT FWD 4.3 | 4
model CR-V | suv | 5d 5s | 4704x1866x1681 | 57L 2235kg 1500kg | 5* 2024 | 2012 RM, 2017 RW, 2023 RS
VTi | 2013-2023 | 36990 | p24 CVT FWD 7.3 | 1
VTi-L7 | 2018- | 53900 | t15 CVT FWD 7.4 | 3 | 7s
VTi-L AWD | 2018- | 51900 | t15 CVT AWD 7.7 | 3
e:HEV RS | 2023- | 59900 | h20 CVT FWD 5.5 | 4
model Accord | sedan | 4d 5s | 4975x1862x1449 | 48L 2030kg -kg | 5* 2024 | 2019 10th Gen, 2024 11th Gen
e:HEV RS | 2019- | 64900 | h20 CVT FWD 4.3 | 4
make Suzuki | JSA,MA3 | 1.04
engine p12 | Petrol 1.2 4 NA 118
engine h12 | Hybrid 1.2 3 NA 108
engine t10 | Petrol 1.0 3 T 160
engine t14 | Premium 1.4 4 T 230
engine p15 | Petrol 1.5 4 NA 130
engine p16 | Petrol 1.6 4 NA 156
model Swift | hatch | 5d 5s | 3860x1735x1495 | 37L 1365kg 1000kg | 4* 2017 | 2011 FZ, 2017 AZ, 2024 UZ
GL | 2011-2024 | 22990 | p12 CVT FWD 4.8 | 1
GL Navigator | 2017-2024 | 25490 | p12 CVT FWD 4.8 | 2
Sport | 2018-2024 | 33490 | t14 6A FWD 6.1 | 4
Hybrid Plus | 2024- | 29990 | h12 CVT FWD 4.0 | 3
model Ignis | suv | 5d 4s | 3700x1690x1595 | 32L 1330kg 1000kg | - | 2017 MF
GLX | 2017-2025 | 23990 | p12 CVT FWD 4.9 | 2
model Vitara | suv | 5d 5s | 4175x1775x1610 | 47L 1670kg 1200kg | 5* 2015 | 2015 LY
Base | 2015-2025 | 33990 | p16 6A FWD 6.0 | 1
Turbo | 2016-2025 | 39990 | t14 6A FWD 5.9 | 3
model Jimny | 4x4 | 3d 4s | 3645x1645x1720 | 40L 1435kg 1300kg | 3* 2018 | 2018 GJ
Lite | 2021- | 33990 | p15 5M 4x4 6.4 | 1
JX | 2018- | 38990 | p15 4A 4x4 6.9 | 2
XL | 2023- | 41990 | p15 4A 4x4 6.9 | 3 | 5d
make Isuzu | MPA | 1.07
engine d19 | Diesel 1.9 4 T 350
engine d30 | Diesel 3.0 4 T 450
model D-MAX | ute | 4d 5s | 5280x1880x1810 | 76L 3100kg 3500kg | 5* 2022 | 2012 TF, 2017 TF MY19, 2020 RG
SX Single Cab | 2014- | 38990 | d19 6M 4x2 7.0 | 1 | 2d 2s Cab Chassis
SX | 2014- | 54990 | d30 6A 4x4 8.0 | 1
LS-M | 2014- | 58990 | d30 6A 4x4 8.0 | 2
LS-U | 2014- | 64990 | d30 6A 4x4 8.0 | 3
X-Terrain | 2020- | 71490 | d30 6A 4x4 8.0 | 4
model MU-X | 4x4 | 5d 7s | 4850x1870x1825 | 80L 2800kg 3500kg | 5* 2022 | 2013 UC, 2021 RJ
LS-M | 2013- | 57990 | d30 6A 4x4 8.3 | 1
LS-U | 2013- | 64490 | d30 6A 4x4 8.3 | 2
LS-T | 2013- | 71990 | d30 6A 4x4 8.3 | 4
`
