/** Line format: see parse-catalogue.ts. */
export const prestigeMakes = `
make Porsche | WP0,WP1 | 1.16
engine t20 | Premium 2.0 4 T 400
engine t30 | Premium 3.0 6 TT 450
engine s30 | Premium 3.0 6 TT 530
engine c30 | Premium 3.0 6 T 500
engine b40 | Premium 4.0 6 NA 430
engine v40 | Premium 4.0 8 TT 620
engine v48 | Premium 4.0 8 TT 660
engine ev | Electric - - E 650
engine evt | Electric - - E 850
model 911 | coupe | 2d 4s | 4519x1852x1298 | 64L 1985kg -kg | - | 2012 991, 2016 991.2, 2019 992
Carrera | 2012- | 304900 | t30 8D RWD 9.8 | 3
Carrera S | 2012- | 358900 | s30 8D RWD 10.1 | 4
Carrera 4 GTS | 2015- | 412900 | s30 8D AWD 10.6 | 4
GT3 | 2018- | 452900 | b40 7D RWD 13.3 | 4 | 2s
model 911 | convertible | 2d 4s | 4519x1852x1297 | 64L 2055kg -kg | - | 2012 991, 2016 991.2, 2019 992
Carrera 4S Cabriolet | 2013- | 399900 | s30 8D AWD 10.5 | 4
model 718 Boxster | convertible | 2d 2s | 4379x1801x1281 | 54L 1665kg -kg | - | 2016 982
Base | 2016-2025 | 153900 | t20 7D RWD 8.1 | 2
GTS 4.0 | 2020-2025 | 225900 | b40 7D RWD 9.6 | 4
model 718 Cayman | coupe | 2d 2s | 4379x1801x1295 | 54L 1665kg -kg | - | 2016 982
S | 2016-2025 | 178900 | t20 7D RWD 8.1 | 3
model Macan | suv | 5d 5s | 4726x1922x1621 | 75L 2580kg 2000kg | 5* 2014 | 2014 95B, 2022 95B.3
Base | 2014-2025 | 104900 | t20 7D AWD 9.3 | 2
S | 2014-2025 | 129900 | c30 7D AWD 10.2 | 3
GTS | 2016-2025 | 157900 | c30 7D AWD 10.3 | 4
model Cayenne | suv | 5d 5s | 4930x1983x1698 | 90L 2830kg 3500kg | 5* 2017 | 2018 9YA, 2024 9YA.2
Base | 2018- | 164900 | c30 8A AWD 10.1 | 2
S | 2018- | 204900 | v40 8A AWD 12.1 | 3
Turbo GT | 2022- | 374900 | v48 8A AWD 12.5 | 4 | 4s
model Panamera | sedan | 5d 4s | 5049x1937x1423 | 75L 2470kg 2200kg | - | 2017 971, 2024 972
Base | 2017- | 234900 | s30 8D RWD 9.6 | 3
GTS | 2019- | 389900 | v40 8D AWD 11.7 | 4
model Taycan | sedan | 4d 4s | 4963x1966x1395 | -L 2880kg -kg | 5* 2019 | 2021 Y1A
Base | 2021- | 184900 | ev 2A RWD - | 3
4S | 2021- | 229900 | ev 2A AWD - | 4
Turbo | 2021- | 309900 | evt 2A AWD - | 4
make BMW | WBA,WBS,WBY | 0.96
engine t15 | Premium 1.5 3 T 220
engine t20 | Premium 2.0 4 T 300
engine m20 | Premium 2.0 4 T 400
engine d20 | Diesel 2.0 4 T 400
engine d30 | Diesel 3.0 6 T 650
engine t30 | Premium 3.0 6 T 500
engine s58 | Premium 3.0 6 TT 650
engine v44 | Premium 4.4 8 TT 750
engine ph30 | PHEV 3.0 6 T 700
engine ev | Electric - - E 430
engine evx | Electric - - E 765
model 1 Series | hatch | 5d 5s | 4319x1799x1434 | 50L 1955kg 1300kg | 5* 2019 | 2012 F20, 2019 F40
118i M Sport | 2012- | 58900 | t15 7D FWD 5.9 | 3
M135i xDrive | 2019- | 82900 | m20 8A AWD 7.5 | 4
model 2 Series | coupe | 2d 4s | 4537x1838x1390 | 51L 2010kg -kg | - | 2014 F22, 2022 G42
220i M Sport | 2014- | 78900 | t20 8A RWD 6.6 | 3
M2 | 2016- | 124900 | s58 8A RWD 9.9 | 4
model 3 Series | sedan | 4d 5s | 4713x1827x1440 | 59L 2140kg 1600kg | 5* 2019 | 2012 F30, 2019 G20
320i M Sport | 2012- | 84900 | t20 8A RWD 6.4 | 2
330i M Sport | 2016- | 98900 | m20 8A RWD 6.4 | 3
M340i xDrive | 2019- | 118900 | t30 8A AWD 7.7 | 4
model M3 | sedan | 4d 5s | 4794x1903x1433 | 59L 2210kg -kg | 5* 2019 | 2014 F80, 2021 G80
Competition | 2016- | 172900 | s58 8A RWD 9.6 | 4
Competition xDrive | 2021- | 184900 | s58 8A AWD 10.1 | 4
model M3 | wagon | 5d 5s | 4801x1903x1436 | 59L 2310kg -kg | 5* 2019 | 2023 G81
Competition Touring | 2023- | 192900 | s58 8A AWD 10.4 | 4
model 4 Series | convertible | 2d 4s | 4768x1852x1384 | 59L 2275kg -kg | - | 2014 F33, 2021 G23
430i M Sport | 2014- | 114900 | m20 8A RWD 7.1 | 3
model M4 | coupe | 2d 4s | 4801x1887x1394 | 59L 2165kg -kg | - | 2014 F82, 2021 G82
Competition | 2014- | 182900 | s58 8A RWD 9.8 | 4
model 5 Series | sedan | 4d 5s | 5060x1900x1515 | 60L 2360kg 2000kg | 5* 2023 | 2017 G30, 2024 G60
520i | 2017- | 122900 | t20 8A RWD 6.5 | 3
i5 M60 xDrive | 2024- | 219900 | evx 1R AWD - | 4
model X1 | suv | 5d 5s | 4500x1845x1642 | 54L 2115kg 1700kg | 5* 2022 | 2016 F48, 2023 U11
sDrive18i | 2016- | 62900 | t15 7D FWD 6.5 | 2
xDrive20i M Sport | 2016- | 72900 | t20 7D AWD 7.6 | 3
model X3 | suv | 5d 5s | 4708x1891x1676 | 65L 2420kg 2400kg | 5* 2017 | 2018 G01, 2025 G45
xDrive20d | 2018- | 92900 | d20 8A AWD 5.9 | 2
xDrive30i M Sport | 2018- | 102900 | m20 8A AWD 7.8 | 3
M40i | 2018- | 134900 | t30 8A AWD 9.2 | 4
model X5 | suv | 5d 5s | 4935x2004x1745 | 83L 2930kg 3500kg | 5* 2018 | 2014 F15, 2019 G05
xDrive30d M Sport | 2014- | 147900 | d30 8A AWD 7.2 | 3
xDrive50e | 2024- | 172900 | ph30 8A AWD 3.7 | 4
M Competition | 2020- | 252900 | v44 8A AWD 12.5 | 4
model X7 | suv | 5d 7s | 5181x2000x1835 | 83L 3220kg 3100kg | - | 2019 G07
xDrive40d | 2019- | 189900 | d30 8A AWD 7.8 | 4
model i4 | sedan | 5d 5s | 4783x1852x1448 | -L 2605kg 1600kg | 4* 2022 | 2022 G26
eDrive40 | 2022- | 113900 | ev 1R RWD - | 3
M50 | 2022- | 144900 | evx 1R AWD - | 4
model iX | suv | 5d 5s | 4953x1967x1695 | -L 3145kg 2500kg | 5* 2021 | 2021 I20
xDrive50 Sport | 2021- | 189900 | evx 1R AWD - | 4
make Audi | WAU,WUA,TRU | 0.94
engine t14 | Premium 1.4 4 T 250
engine t20 | Premium 2.0 4 T 370
engine s20 | Premium 2.0 4 T 400
engine r25 | Premium 2.5 5 T 500
engine d20 | Diesel 2.0 4 T 400
engine d30 | Diesel 3.0 6 T 600
engine v29 | Premium 2.9 6 TT 600
engine v40 | Premium 4.0 8 TT 800
engine v52 | Premium 5.2 10 NA 560
engine ev | Electric - - E 664
engine evr | Electric - - E 830
model A1 | hatch | 5d 5s | 4029x1740x1433 | 40L 1700kg 1200kg | 5* 2019 | 2012 8X, 2019 GB
35 TFSI | 2019-2024 | 42900 | t14 7D FWD 5.8 | 2
model A3 | sedan | 4d 5s | 4495x1816x1425 | 50L 1945kg 1600kg | 5* 2020 | 2014 8V, 2022 8Y
35 TFSI | 2014- | 57900 | t14 8A FWD 5.8 | 2
S3 | 2014- | 82900 | s20 7D AWD 7.3 | 4
RS 3 | 2018- | 112900 | r25 7D AWD 8.2 | 4
model A4 | wagon | 5d 5s | 4762x1847x1493 | 58L 2165kg 1700kg | 5* 2015 | 2016 B9
Allroad 45 TFSI | 2016-2024 | 88900 | t20 7D AWD 7.1 | 3
model A5 | convertible | 2d 4s | 4697x1846x1384 | 54L 2230kg -kg | - | 2017 F5
45 TFSI quattro | 2017-2024 | 107900 | t20 7D AWD 7.3 | 3
model RS 5 | coupe | 2d 4s | 4723x1861x1363 | 58L 2160kg -kg | - | 2018 F5
2.9 TFSI quattro | 2018-2024 | 172900 | v29 8A AWD 9.4 | 4
model RS 6 | wagon | 5d 5s | 4995x1951x1460 | 73L 2740kg 2100kg | 5* 2018 | 2020 C8
Avant | 2020- | 248900 | v40 8A AWD 11.7 | 4
Avant Performance | 2023- | 265900 | v40 8A AWD 11.8 | 4
model Q3 | suv | 5d 5s | 4484x1849x1616 | 60L 2095kg 2200kg | 5* 2018 | 2015 8U, 2019 F3
35 TFSI | 2015- | 58900 | t14 6D FWD 7.3 | 2
40 TFSI quattro S line | 2019- | 67900 | t20 7D AWD 8.3 | 3
model Q5 | suv | 5d 5s | 4682x1893x1662 | 70L 2400kg 2000kg | 5* 2017 | 2017 FY, 2025 GU
40 TDI quattro | 2017- | 86900 | d20 7D AWD 5.7 | 2
45 TFSI quattro S line | 2017- | 96900 | t20 7D AWD 8.0 | 3
SQ5 | 2017- | 132900 | d30 8A AWD 7.0 | 4
model Q7 | suv | 5d 7s | 5063x1970x1741 | 85L 2890kg 3500kg | 5* 2019 | 2016 4M
45 TDI quattro | 2016- | 124900 | d30 8A AWD 7.0 | 2
50 TDI quattro S line | 2016- | 142900 | d30 8A AWD 7.2 | 4
model Q8 e-tron | suv | 5d 5s | 4915x1937x1633 | -L 3170kg 1800kg | 5* 2019 | 2023 GE
55 quattro | 2023-2025 | 168900 | ev 1R AWD - | 4
model e-tron GT | sedan | 4d 5s | 4989x1964x1396 | -L 2860kg -kg | - | 2022 F8
RS quattro | 2022- | 262900 | evr 2A AWD - | 4
model R8 | coupe | 2d 2s | 4429x1940x1236 | 73L 1895kg -kg | - | 2016 4S
V10 performance | 2016-2023 | 416900 | v52 7D AWD 13.4 | 4
make Mercedes-Benz | WDD,W1K,W1N | 0.95
engine t13 | Premium 1.3 4 T 250
engine t20 | Premium 2.0 4 T 400
engine a20 | Premium 2.0 4 T 500
engine d20 | Diesel 2.0 4 T 440
engine d29 | Diesel 2.9 6 T 700
engine t30 | Premium 3.0 6 T 560
engine v40 | Premium 4.0 8 TT 850
engine ev | Electric - - E 385
engine evx | Electric - - E 828
engine d23 | Diesel 2.0 4 T 450
model A-Class | hatch | 5d 5s | 4419x1796x1440 | 51L 1945kg -kg | 5* 2018 | 2013 W176, 2018 W177
A 200 | 2013- | 61900 | t13 7D FWD 5.7 | 2
A 45 S AMG | 2014- | 112900 | a20 8D AWD 9.1 | 4
model C-Class | sedan | 4d 5s | 4751x1820x1437 | 66L 2195kg 1800kg | 5* 2022 | 2014 W205, 2022 W206
C 200 | 2014- | 88900 | t20 9A RWD 6.9 | 2
C 300 | 2014- | 101900 | t20 9A RWD 7.3 | 3
C 63 S AMG | 2015- | 192900 | v40 9A RWD 10.4 | 4
model C-Class | convertible | 2d 4s | 4686x1810x1405 | 66L 2210kg -kg | 5* 2014 | 2016 A205
C 300 Cabriolet | 2016-2023 | 118900 | t20 9A RWD 7.8 | 4
model E-Class | sedan | 4d 5s | 4949x1880x1468 | 66L 2390kg 2100kg | 5* 2024 | 2016 W213, 2024 W214
E 300 | 2016- | 138900 | t20 9A RWD 7.3 | 3
E 53 AMG | 2019- | 188900 | t30 9A AWD 9.3 | 4
model GLA | suv | 5d 5s | 4410x1834x1611 | 51L 2090kg 1800kg | 5* 2019 | 2014 X156, 2020 H247
GLA 250 4MATIC | 2014- | 79900 | t20 8D AWD 7.7 | 3
model GLC | suv | 5d 5s | 4716x1890x1640 | 62L 2550kg 2400kg | 5* 2022 | 2016 X253, 2023 X254
GLC 300 4MATIC | 2016- | 108900 | t20 9A AWD 8.1 | 3
GLC 43 AMG | 2017- | 142900 | a20 9A AWD 9.7 | 4
model GLE | suv | 5d 7s | 4924x1947x1772 | 85L 3050kg 2700kg | 5* 2019 | 2016 W166, 2019 V167
GLE 300 d 4MATIC | 2019- | 132900 | d20 9A AWD 6.6 | 2
GLE 400 d 4MATIC | 2019- | 156900 | d29 9A AWD 7.4 | 3
GLE 63 S AMG | 2020- | 248900 | v40 9A AWD 12.4 | 4 | 5s
model G-Class | 4x4 | 5d 5s | 4825x1931x1969 | 100L 3150kg 3500kg | 5* 2019 | 2013 W463, 2019 W463A
G 400 d | 2019- | 258900 | d29 9A 4x4 8.9 | 3
G 63 AMG | 2013- | 388900 | v40 9A 4x4 15.4 | 4
model AMG GT | coupe | 2d 2s | 4551x1939x1288 | 65L 1890kg -kg | - | 2016 C190, 2024 C192
S | 2016- | 366900 | v40 7D RWD 11.4 | 4
model EQB | suv | 5d 7s | 4684x1834x1654 | -L 2580kg 750kg | 5* 2019 | 2022 X243
EQB 250 | 2022- | 92900 | ev 1R FWD - | 3
model EQE | sedan | 4d 5s | 4946x1906x1492 | -L 2970kg -kg | 5* 2022 | 2022 V295
EQE 350 | 2022-2025 | 139900 | evx 1R AWD - | 4
model Vito | van | 5d 3s | 5140x1928x1910 | 70L 3050kg 2500kg | 5* 2014 | 2015 W447
116 LWB | 2015- | 66900 | d23 9A RWD 6.8 | 1
model Sprinter | van | 4d 3s | 5932x2020x2619 | 71L 3550kg 2000kg | - | 2018 VS30
315 MWB | 2018- | 79900 | d23 9A RWD 9.0 | 1
`
