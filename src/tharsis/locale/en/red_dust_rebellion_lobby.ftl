# Red Dust Rebellion: what one reads of it before one sits down

rd-name = Red Dust Rebellion

# Sides
rd-faction-mg = MarsGov
rd-faction-corp = Corporations
rd-faction-rd = Red Dust
rd-faction-cr = Reclaimers

# Options
rd-option-factions = Factions
rd-option-factions-help = In which order the seats take Factions; those left over are non-players.
rd-option-alliance = Two Factions for one player
rd-option-alliance-help = With two or three seats: no non-players; one player runs both COIN or both Rebel Factions and counts the lower margin.
rd-option-alliance-none = no
rd-option-alliance-coin = MarsGov and Corporations
rd-option-alliance-rebels = Red Dust and Reclaimers
rd-option-transfers = Transfers
rd-option-transfers-help = Players may give each other Resources by agreement while the receiver executes something, and record what they promise each other.
rd-option-factions-mg-rd-corp-cr = MarsGov, Red Dust, Corporations, Reclaimers
rd-option-factions-mg-corp-cr-rd = MarsGov, Corporations, Reclaimers, Red Dust
rd-option-factions-mg-cr-rd-corp = MarsGov, Reclaimers, Red Dust, Corporations
rd-option-factions-corp-rd-cr-mg = Corporations, Red Dust, Reclaimers, MarsGov
rd-option-factions-rd-cr-mg-corp = Red Dust, Reclaimers, MarsGov, Corporations
rd-option-factions-cr-corp-mg-rd = Reclaimers, Corporations, MarsGov, Red Dust
